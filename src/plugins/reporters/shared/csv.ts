/**
 * One line of CSV after RFC 4180, ended by LF alone: spreadsheets and parsers take either ending, and line tools would
 * keep a CR in the last cell.
 */
import { visible } from "#plugins/reporters/shared/inert.ts";

/** Text may be foreign. Numbers are written as they come, so round what is an estimate; null: not known, left empty. */
export type CsvCell = string | number | boolean | null | Decimal;

/** A number that is written with six decimals. */
interface Decimal {
  readonly decimal: number | null;
}

export const decimal = (value: number | null | undefined): Decimal => ({ decimal: value ?? null });

export const csvLine = (cells: readonly CsvCell[]): string => `${cells.map(written).join(",")}\n`;

export const csvText = (header: readonly string[], rows: readonly (readonly CsvCell[])[]): string =>
  [header, ...rows].map(csvLine).join("");

/** What a spreadsheet takes for the beginning of a formula, full-width forms included. */
const FORMULA = /^[=+\-@\t\r\n\uff0b\uff0d\uff1d\uff20]/;

function written(cell: CsvCell): string {
  if (cell === null) return "";
  if (typeof cell === "object") return cell.decimal === null ? "" : cell.decimal.toFixed(6).replace(/^-(0\.0+)$/, "$1");
  if (typeof cell !== "string") return String(cell);
  const text = visible(FORMULA.test(cell) ? `'${cell}` : cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
