/** What a terminal can show, and the marks that follow from it. */
export interface Look {
  readonly colour: boolean;
  readonly glyphs: Glyphs;
}

export interface Glyphs {
  /** Whether text outside ASCII may be written. */
  readonly unicode: boolean;
  readonly ellipsis: string;
  readonly dash: string;
  readonly full: string;
  readonly rest: string;
  readonly low: string;
  readonly between: string;
  readonly high: string;
  readonly rate: string;
  readonly outside: string;
}

export const UNICODE: Glyphs = {
  unicode: true,
  ellipsis: "…",
  dash: "–",
  full: "━",
  rest: "─",
  low: "├",
  between: "─",
  high: "┤",
  rate: "●",
  outside: "·",
};

export const ASCII: Glyphs = {
  unicode: false,
  ellipsis: "..",
  dash: "-",
  full: "#",
  rest: ".",
  low: "[",
  between: "-",
  high: "]",
  rate: "o",
  outside: ".",
};

type Env = Readonly<Record<string, string | undefined>>;

/** From the environment, as other programs read it: `NO_COLOR`, then the locale in the order of POSIX. */
export function lookOf(env: Env): Look {
  const locale = [env["LC_ALL"], env["LC_CTYPE"], env["LANG"]].find((value) => value !== undefined && value !== "");
  return {
    colour: (env["NO_COLOR"] ?? "") === "",
    glyphs: /utf-?8/i.test(locale ?? "") ? UNICODE : ASCII,
  };
}
