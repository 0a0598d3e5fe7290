/** Colours of page and charts. Text has a contrast of 4.5 to 1 and more on its ground, marks 3 to 1, in both themes. */

const LIGHT = `
--ground:#ffffff;--panel:#f5f7fa;--ink:#16202b;--quiet:#526070;--line:#d5dbe2;--grid:#e6eaef;
--mark:#0b5cad;--soft:#bcd6f0;--good:#0b6b3a;--bad:#a8320a;--warn:#7a5200;
--good-ground:#e2f4e9;--bad-ground:#fdeae2;--warn-ground:#fff3d6;--equal-ground:#e3eefb;
--pass:#2274b8;--fail:#bf4d0b;--limit:#a07400;--timeout:#7d52b5;--crash:#a92a63;--infra:#7b8794;--unclear:#aab3bd;
--on-mark:#ffffff;--part:#a9cdec;--none:#e9edf1;`;

const DARK = `
--ground:#10161d;--panel:#19212b;--ink:#e8edf3;--quiet:#a3b0be;--line:#364250;--grid:#26303b;
--mark:#6cb2f5;--soft:#33618f;--good:#5fce8d;--bad:#ff9a72;--warn:#f0c05a;
--good-ground:#123324;--bad-ground:#3b2015;--warn-ground:#36290d;--equal-ground:#16304b;
--pass:#4b9be0;--fail:#e8793a;--limit:#c79a2c;--timeout:#a986dc;--crash:#de6a9c;--infra:#7d8a98;--unclear:#56616d;
--on-mark:#10161d;--part:#2f5f8c;--none:#232d38;`;

/** The variables under a selector, light unless the reader prefers dark. */
export const themeCss = (selector: string): string =>
  `${selector}{${LIGHT}}@media (prefers-color-scheme:dark){${selector}{${DARK}}}`.replaceAll("\n", "");

/** What the shapes of every chart look like. Strokes are drawn in screen pixels. */
export const CHART_CSS = [
  ".chart text{font:12px/1.2 system-ui,-apple-system,Roboto,sans-serif;fill:var(--ink)}",
  // What runs behind a text stops short of it.
  ".chart text{paint-order:stroke;stroke:var(--ground);stroke-width:3px;stroke-linejoin:round}",
  ".chart .q{fill:var(--quiet)}.chart .b{font-weight:600}.chart .e{text-anchor:end}.chart .m{text-anchor:middle}",
  ".chart .t{font-size:15px;font-weight:600}",
  ".chart .grid{stroke:var(--grid)}.chart .axis{stroke:var(--quiet)}",
  ".chart .zero{stroke:var(--ink);stroke-width:1.5}.chart .least{stroke:var(--quiet);stroke-dasharray:3 3}",
  ".chart .band{fill:var(--equal-ground)}",
  ".chart .bar{fill:var(--soft)}.chart .ci{stroke:var(--mark);stroke-width:2}.chart .dot{fill:var(--mark)}",
  ".chart .open .ci{stroke:var(--quiet)}.chart .open .dot{fill:var(--ground);stroke:var(--quiet);stroke-width:2}",
  ".chart .box{stroke:var(--mark);stroke-width:5}.chart .mid{fill:var(--ground);stroke:var(--mark);stroke-width:2}",
  ".chart .s-pass{fill:var(--pass)}.chart .s-fail{fill:var(--fail)}.chart .s-limit{fill:var(--limit)}",
  ".chart .s-timeout{fill:var(--timeout)}.chart .s-crash{fill:var(--crash)}.chart .s-infra{fill:var(--infra)}",
  ".chart .s-unclear{fill:var(--unclear)}.chart .s-part{fill:var(--part)}.chart .s-none{fill:var(--none)}",
  ".chart .s-lost{fill:var(--fail)}",
].join("");
