/** What a row of the benchmark is: an operation, the floor it is held against, and how often it may be that floor. */

export interface Row {
  /** What is measured, as a reader of the table sees it. */
  readonly operation: string;
  /** What it is held against: the least that any program would have to spend here. */
  readonly floor: string;
  /** The figure may be at most so many times the floor. */
  readonly target: number;
  readonly rounds: Rounds;
  /** Makes everything both sides need. Says why where this machine cannot measure the row. */
  open(setting: Setting): Promise<Bench | Skip>;
}

export interface Rounds {
  readonly full: number;
  readonly quick: number;
  /** Rounds thrown away first, so that neither side pays for cold caches. */
  readonly warmUp: number;
}

export interface Setting {
  readonly quick: boolean;
  /** The build that is measured; holds `bench.js` and `benchmark.js`. */
  readonly dist: string;
  /** An empty folder, removed when the row is done. */
  readonly scratch: string;
  readonly cores: number;
}

/** Milliseconds of one measurement. */
export type Measure = () => number | Promise<number>;

/** One round calls `figure`, `floor` and each peer, in this order. */
export interface Bench extends Partial<AsyncDisposable> {
  readonly figure: Measure;
  readonly floor: Measure;
  /** Other programs that do the same, by name: shown beside the floor, without a target. */
  readonly peers?: Readonly<Record<string, Measure>>;
  /** What else was seen, once all rounds are done. */
  notes?(): readonly string[];
}

export interface Skip {
  readonly skipped: string;
}
