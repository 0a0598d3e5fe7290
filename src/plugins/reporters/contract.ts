import type { Report } from "#core/records.gen.ts";

export interface RenderedFile {
  readonly name: string;
  readonly content: string;
}

/** One report format. Reads the report and nothing else: same report, same bytes. */
export interface ReporterPlugin {
  readonly id: string;
  readonly summary: string;
  render(report: Report): readonly RenderedFile[];
}

export const defineReporter = (plugin: ReporterPlugin): ReporterPlugin => plugin;
