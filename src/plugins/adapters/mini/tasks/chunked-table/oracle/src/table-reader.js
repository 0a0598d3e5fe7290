export class TableReader {
  #state = "start"; // start, plain, quoted, closed (behind a quote, which may yet be doubled), comment
  #row = [];
  #field = "";
  #line = 1;
  #rowLine = 1;
  #width = null;
  #afterReturn = false;
  #over = false;

  feed(chunk) {
    if (this.#over) throw new Error("nothing can be read any more");
    const rows = [];
    for (const char of chunk) this.#take(char, rows);
    return rows;
  }

  end() {
    if (this.#over) throw new Error("nothing can be read any more");
    const rows = [];
    if (this.#state === "quoted") this.#fail("a quote is not closed");
    if (this.#state !== "start" || this.#row.length > 0) this.#endLine(rows);
    this.#over = true;
    return rows;
  }

  #take(char, rows) {
    const second = this.#afterReturn && char === "\n";
    this.#afterReturn = char === "\r";
    const isEnd = char === "\n" || char === "\r";
    if (isEnd && !second) this.#line += 1;
    if (this.#state === "quoted") {
      if (char === "'") this.#state = "closed";
      else this.#field += char;
    } else if (second) {
      return;
    } else if (isEnd) {
      this.#endLine(rows);
    } else if (this.#state === "comment") {
      return;
    } else if (char === "|") {
      this.#row.push(this.#field);
      this.#field = "";
      this.#state = "start";
    } else if (this.#state === "closed") {
      if (char !== "'") this.#fail("text behind a closing quote");
      this.#field += char;
      this.#state = "quoted";
    } else if (this.#state === "start" && char === "'") {
      this.#state = "quoted";
    } else if (this.#state === "start" && char === "%" && this.#row.length === 0) {
      this.#state = "comment";
    } else {
      this.#field += char;
      this.#state = "plain";
    }
  }

  #endLine(rows) {
    const isRow = this.#state !== "comment" && (this.#state !== "start" || this.#row.length > 0);
    if (isRow) {
      const row = [...this.#row, this.#field];
      this.#width ??= row.length;
      if (row.length !== this.#width) this.#fail(`${row.length} fields where there should be ${this.#width}`);
      rows.push(row);
    }
    this.#row = [];
    this.#field = "";
    this.#state = "start";
    this.#rowLine = this.#line;
  }

  #fail(what) {
    this.#over = true;
    throw Object.assign(new SyntaxError(`line ${this.#rowLine}: ${what}`), { line: this.#rowLine });
  }
}
