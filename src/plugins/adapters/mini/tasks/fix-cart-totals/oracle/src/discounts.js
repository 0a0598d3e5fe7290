import { percentOf } from "./money.js";

/** What is left of `cents` after all coupons. */
export function applyCoupons(cents, coupons) {
  let left = cents;
  for (const { percent } of coupons) if (percent !== undefined) left -= percentOf(left, percent);
  for (const coupon of coupons) if (coupon.percent === undefined) left -= coupon.cents;
  return Math.max(0, left);
}
