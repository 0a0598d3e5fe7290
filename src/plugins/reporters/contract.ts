import type { Report } from "#core/records.gen.ts";

export interface RenderedFile {
  readonly name: string;
  readonly content: string;
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
