import type { ComponentChildren, JSX } from "preact";
import { line } from "#plugins/reporters/shared/inert.ts";
import { CHART_CSS, themeCss } from "#plugins/reporters/charts/theme.ts";
import { fitText, textWidth } from "#plugins/reporters/charts/fit-text.ts";

/** A wide chart names its rows on the left, a narrow one above them. */
export type ChartWidth = "wide" | "narrow";

export interface ChartProps {
  readonly width: ChartWidth;
  /** Whether it stands by itself: then its colours, its ground and a size come along. */
  readonly file?: boolean;
}

/** A horizontal axis: the part of d3's scales that a chart needs. */
export interface Axis {
  /** Where a value lies, in pixels. */
  at(value: number): number;
  readonly ticks: readonly { readonly value: number; readonly label: string }[];
  /** What the axis counts. */
  readonly title: string;
  /** What lies towards its left and its right end. */
  readonly ends?: readonly [string, string];
}

/** Pixels that a plot spans, from left to right. */
export type Span = readonly [number, number];

export interface ChartRow {
  readonly label: string;
  /** The numbers behind the marks, in text. */
  readonly value: string;
  readonly open?: boolean;
  /** Draws the row's marks around the height 0. */
  marks(x: Axis): ComponentChildren;
}

interface RowChartProps extends ChartProps {
  /** What a reader who cannot see the chart is told. */
  readonly alt: string;
  readonly rows: readonly ChartRow[];
  /** Height of a row's marks in pixels. */
  readonly plotHeight?: number;
  axis(span: Span): Axis;
  /** Drawn behind all rows, between the heights 0 and `height`. */
  behind?(x: Axis, height: number): ComponentChildren;
}

const LAYOUT = {
  wide: { total: 760, plot: [210, 590], head: 0 },
  narrow: { total: 328, plot: [10, 318], head: 20 },
} as const;
const GAP = 8;

/** Rows of marks over one axis: the frame of every chart here. */
export function RowChart({
  width,
  file = false,
  alt,
  rows,
  plotHeight = 18,
  axis,
  behind,
}: RowChartProps): JSX.Element {
  const { total, plot, head } = LAYOUT[width];
  const x = axis(plot);
  const rowHeight = head + plotHeight + GAP;
  const height = rows.length * rowHeight + GAP / 2;
  const pad = file ? 12 : 0;
  return (
    <svg
      class={`chart ${width}`}
      viewBox={`${-pad} ${-pad} ${total + 2 * pad} ${height + 40 + 2 * pad}`}
      role="img"
      aria-label={line(alt, 1000)}
      {...(file ? { xmlns: "http://www.w3.org/2000/svg", width: total + 2 * pad } : {})}
    >
      {file ? <style>{themeCss("svg") + CHART_CSS}</style> : null}
      {file ? <rect x={-pad} y={-pad} width="100%" height="100%" fill="var(--ground)" /> : null}
      {x.ticks.map(({ value, label }) => (
        <g key={value}>
          <line class="grid" x1={px(x.at(value))} x2={px(x.at(value))} y1="0" y2={height} />
          <text class="q m" x={px(x.at(value))} y={height + 16}>
            {label}
          </text>
        </g>
      ))}
      {behind?.(x, height)}
      <line class="axis" x1={plot[0]} x2={plot[1]} y1={height} y2={height} />
      <text class="q m" x={(plot[0] + plot[1]) / 2} y={height + 34}>
        {x.title}
      </text>
      {x.ends === undefined ? null : (
        <>
          <text class="q" x={plot[0]} y={height + 34}>
            {x.ends[0]}
          </text>
          <text class="q e" x={plot[1]} y={height + 34}>
            {x.ends[1]}
          </text>
        </>
      )}
      {rows.map((row, at) => (
        <Row key={at} row={row} x={x} top={at * rowHeight} width={width} plotHeight={plotHeight} />
      ))}
    </svg>
  );
}

interface RowProps extends ChartProps {
  readonly row: ChartRow;
  readonly x: Axis;
  readonly top: number;
  readonly plotHeight: number;
}

function Row({ row, x, top, width, plotHeight }: RowProps): JSX.Element {
  const { total, plot, head } = LAYOUT[width];
  const middle = top + GAP / 2 + head + plotHeight / 2;
  const text = width === "wide" ? middle + 4 : top + GAP / 2 + 13;
  const room = width === "wide" ? plot[0] - 12 : total - textWidth(row.value) - 14;
  const label = fitText(line(row.label), room);
  return (
    <g>
      <text class="b" x="0" y={text}>
        {label}
      </text>
      <text class="e" x={total} y={text}>
        {row.value}
      </text>
      <g transform={`translate(0 ${middle})`} class={row.open === true ? "open" : undefined}>
        {row.marks(x)}
      </g>
    </g>
  );
}

/** Coordinates to a tenth of a pixel: what can be seen, and the same digits everywhere. */
export const px = (value: number): number => Math.round(value * 10) / 10;

/** An interval with its centre: a line with ends, and a dot. */
export function Whisker({
  low,
  high,
  at,
  x,
}: {
  low: number | null;
  high: number | null;
  at: number;
  x: Axis;
}): JSX.Element {
  return (
    <>
      {low === null || high === null ? null : (
        <path
          class="ci"
          fill="none"
          d={`M${px(x.at(low))} -5V5M${px(x.at(low))} 0H${px(x.at(high))}M${px(x.at(high))} -5V5`}
        />
      )}
      <circle class="dot" cx={px(x.at(at))} cy="0" r="4.5" />
    </>
  );
}
