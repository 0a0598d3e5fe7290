import type { IndexRow, Report } from "#core/records.gen.ts";

export interface RenderedFile {
  readonly name: string;
  readonly content: string;
  /** The same bit by bit, where a file may be too large to be held as a whole by who only writes it. */
  readonly pieces?: Iterable<string>;
}

export interface RenderOptions {
  /**
   * Size of each file in UTF-8 bytes that must not be exceeded, for places that refuse what is larger. Formats that
   * cannot be cut without breaking, such as JSON, do not heed it.
   */
  readonly limitBytes?: number;
}

/** One report format. Reads the report and nothing else: same report, same bytes. */
export interface ReporterPlugin {
  readonly id: string;
  readonly summary: string;
  render(report: Report, options?: RenderOptions): readonly RenderedFile[];
}

export const defineReporter = (plugin: ReporterPlugin): ReporterPlugin => plugin;

/**
 * A file with a line or an element per attempt. Those are not in the report, on purpose (.github/adr/0009), so it is
 * made from the rows as well and comes in pieces, to be written without ever being held as a whole.
 */
export interface ListingPlugin {
  readonly id: string;
  readonly summary: string;
  /** Name of the file. */
  readonly name: string;
  /** `rows` are those the report was made from, in its own order. Same report, same rows, same bytes. */
  list(report: Report, rows: Iterable<IndexRow>): Iterable<string>;
}

export const defineListing = (plugin: ListingPlugin): ListingPlugin => plugin;
