import { applyCoupons } from "./discounts.js";
import { format } from "./money.js";

export function cartTotal(lines, coupons = []) {
  let subtotal = 0;
  for (const line of lines) subtotal += line.cents * line.count;
  const total = applyCoupons(subtotal, coupons);
  return { subtotal, discount: subtotal - total, total };
}

export function receipt(lines, coupons = []) {
  const { discount, total } = cartTotal(lines, coupons);
  const rows = lines.map((line) => `${line.count} x ${line.name}: ${format(line.cents * line.count)}`);
  if (discount > 0) rows.push(`discount: ${format(-discount)}`);
  rows.push(`total: ${format(total)}`);
  return rows;
}
