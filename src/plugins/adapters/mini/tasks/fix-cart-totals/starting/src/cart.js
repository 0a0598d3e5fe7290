import { applyCoupons } from "./discounts.js";
import { format } from "./money.js";

export function cartTotal(lines, coupons = []) {
  let subtotal = 0;
  for (const line of lines) subtotal += line.cents * line.count;
  const total = applyCoupons(subtotal, coupons);
  const discount = coupons.reduce((sum, coupon) => sum + (coupon.cents ?? 0), subtotal - total);
  return { subtotal, discount, total };
}

export function receipt(lines, coupons = []) {
  const { discount, total } = cartTotal(lines, coupons);
  const rows = lines.map((line) => `${line.count} x ${line.name}: ${format(line.cents)}`);
  if (discount > 0) rows.push(`discount: ${format(-discount)}`);
  rows.push(`total: ${format(total)}`);
  return rows;
}
