import { scaleLinear, scaleLog } from "d3-scale";
import type { Axis, Span } from "#plugins/reporters/charts/row-chart.tsx";

type Write = (value: number) => string;

/** A linear axis from `low` to `high`. */
export function linearAxis([low, high]: Span, span: Span, title: string, write: Write): Axis {
  const scale = scaleLinear([low, high], [...span]);
  const ticks = scale.ticks(5).map((value) => ({ value, label: write(value) }));
  return { at: (value) => scale(value), ticks, title };
}

/** A logarithmic axis around positive values; times and counts spread over orders of magnitude. */
export function logAxis([low, high]: Span, span: Span, title: string, write: Write): Axis {
  const scale = scaleLog([low, high], [...span]).nice();
  const all = scale.ticks(6);
  // Ten labels a decade would run into each other.
  const ticks = all.length <= 8 ? all : all.filter((value) => /^[125]/.test(value.toExponential()));
  const few = ticks.length <= 8 ? ticks : ticks.filter((value) => value.toExponential().startsWith("1"));
  return { at: (value) => scale(value), ticks: few.map((value) => ({ value, label: write(value) })), title };
}
