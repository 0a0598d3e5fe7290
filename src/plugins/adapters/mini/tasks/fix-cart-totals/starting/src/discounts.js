import { percentOf } from "./money.js";

/** What is left of `cents` after all coupons. */
export function applyCoupons(cents, coupons) {
  const order = coupons.sort((a) => (a.percent ? -1 : 1));
  let left = cents;
  for (const coupon of order) {
    if (coupon.percent) left -= percentOf(cents, coupon.percent);
    else left -= coupon.cents;
  }
  return left;
}
