/** As much of a terminal as the living view uses. It refuses what it does not know, so nothing slips through unseen. */
export class Terminal {
  columns: number;
  rows: number;
  cursorShown = true;
  wraps = true;
  /** Lines that left the window at its top. */
  readonly scrolledAway: string[] = [];
  #cells: string[][] = [[]];
  #row = 0;
  #column = 0;

  constructor(columns: number, rows: number) {
    this.columns = columns;
    this.rows = rows;
  }

  write(text: string): void {
    for (const [token] of text.matchAll(/\u001b\[[?]?[\d;]*[A-Za-z]|[^]/gu)) this.#take(token);
  }

  /** What is on the screen, without blank ends of lines and blank lines at the end. */
  get lines(): string[] {
    const lines = this.#cells.map((cells) =>
      Array.from(cells, (cell) => cell ?? " ")
        .join("")
        .trimEnd(),
    );
    while (lines.at(-1) === "") lines.pop();
    return lines;
  }

  get cursor(): { readonly row: number; readonly column: number } {
    return { row: this.#row, column: this.#column };
  }

  /** Makes the window narrower or wider as terminals do that break long lines anew. */
  resize(columns: number): void {
    const before = this.#cells.slice(0, this.#row);
    const broken = before.flatMap((cells) => {
      const line = Array.from(cells, (cell) => cell ?? " ")
        .join("")
        .trimEnd();
      const pieces = line.match(new RegExp(`.{1,${columns}}`, "gu")) ?? [""];
      return pieces.map((piece) => Array.from(piece));
    });
    this.columns = columns;
    this.#cells = [...broken, this.#cells[this.#row] ?? []];
    this.#row = this.#cells.length - 1;
    this.#scroll();
  }

  #take(token: string): void {
    switch (token) {
      case "\r":
        this.#column = 0;
        return;
      case "\n":
        this.#down();
        return;
      case "\u001b[K":
        this.#line().length = Math.min(this.#line().length, this.#column);
        return;
      case "\u001b[J":
        this.#line().length = Math.min(this.#line().length, this.#column);
        this.#cells.length = this.#row + 1;
        return;
      case "\u001b[?25l":
      case "\u001b[?25h":
        this.cursorShown = token.endsWith("h");
        return;
      case "\u001b[?7l":
      case "\u001b[?7h":
        this.wraps = token.endsWith("h");
        return;
      case "\u001b[?2026h":
      case "\u001b[?2026l":
        return;
    }
    const up = /^\u001b\[(\d+)A$/.exec(token);
    if (up !== null) this.#row = Math.max(0, this.#row - Number(up[1]));
    else if (/^\u001b\[\d+m$/.test(token)) return;
    else if (/^\p{Cc}/u.test(token)) throw new Error(`Not for this terminal: ${JSON.stringify(token)}`);
    else this.#put(token);
  }

  #put(character: string): void {
    if (this.#column >= this.columns && this.wraps) {
      this.#down();
      this.#column = 0;
    }
    this.#line()[Math.min(this.#column, this.columns - 1)] = character;
    this.#column = Math.min(this.#column + 1, this.columns);
  }

  #line(): string[] {
    return (this.#cells[this.#row] ??= []);
  }

  #down(): void {
    this.#row++;
    this.#line();
    this.#scroll();
  }

  #scroll(): void {
    while (this.#cells.length > this.rows) {
      this.scrolledAway.push((this.#cells.shift() ?? []).join(""));
      this.#row--;
    }
  }
}
