import { CHART_CSS, themeCss } from "#plugins/reporters/charts/theme.ts";

// Neither quotes, angle brackets nor ampersands: the text of a style element is escaped like any other.
const PAGE = `
*{box-sizing:border-box}
html{background:var(--ground);color:var(--ink);font:16px/1.55 system-ui,-apple-system,Roboto,sans-serif;-webkit-text-size-adjust:100%}
body{max-width:60rem;margin:0 auto;padding:0 1rem 3rem}
h1{font-size:clamp(1.5rem,5.2vw,2.4rem);line-height:1.2;margin:.4rem 0 .6rem;letter-spacing:-.01em;overflow-wrap:anywhere}
h2{font-size:1.35rem;line-height:1.3;margin:0 0 .3rem}
h3{font-size:1rem;margin:1rem 0 .2rem;overflow-wrap:anywhere}
p{margin:.4rem 0;overflow-wrap:anywhere}
section{margin-top:2.5rem;padding-top:1.5rem;border-top:1px solid var(--line)}
.lead,.quiet,caption,footer{color:var(--quiet)}
.quiet,footer{font-size:.875rem}
footer{margin-top:3rem}
code,pre{font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;font-size:.85em}
code{overflow-wrap:anywhere}
.verdict{margin:1rem 0 0;padding:1.25rem;border-radius:.75rem;background:var(--panel);border-left:.4rem solid var(--quiet)}
.verdict.win{background:var(--good-ground);border-color:var(--good)}
.verdict.equal{background:var(--equal-ground);border-color:var(--mark)}
.verdict.open{background:var(--warn-ground);border-color:var(--warn)}
.verdict.invalid{background:var(--bad-ground);border-color:var(--bad)}
.verdict .quiet{color:var(--ink);opacity:.85}
.badge{margin:0;font-weight:700}
.win .badge{color:var(--good)}.open .badge{color:var(--warn)}.invalid .badge{color:var(--bad)}.equal .badge{color:var(--mark)}
.amount{font-size:1.1rem}
.numbers{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,16.5rem),1fr));gap:.6rem;margin:1rem 0}
.numbers div{background:var(--ground);border-radius:.5rem;padding:.6rem .8rem;min-width:0}
dt{font-weight:600;overflow-wrap:break-word}
dd{margin:0}.big{font-size:1.5rem;font-weight:700;line-height:1.3;font-variant-numeric:tabular-nums}
.ranking{list-style:none;margin:1rem 0 .4rem;padding:.2rem .8rem;background:var(--ground);border-radius:.5rem}
.ranking li{display:flex;gap:.8rem;align-items:baseline;padding:.3rem 0;border-bottom:1px solid var(--grid)}
.ranking li:last-child{border-bottom:0}
.ranking .name{flex:1;min-width:0;overflow-wrap:anywhere}
.rank{min-width:2.6rem;font-weight:700;font-variant-numeric:tabular-nums}.rate{font-variant-numeric:tabular-nums}
.letter{display:inline-block;min-width:1.3em;padding:0 .25em;border-radius:.25em;background:var(--ink);color:var(--ground);font-size:.8em;font-weight:700;text-align:center}
figure{margin:1rem 0}
svg.chart{display:block;width:100%;height:auto;overflow:visible}
svg.narrow{display:none}
@media (max-width:640px){svg.wide{display:none}svg.narrow{display:block;max-width:26rem}body{padding:0 .75rem 2rem}.verdict{padding:1rem}.numbers{grid-template-columns:repeat(2,minmax(0,1fr));gap:.4rem}.numbers div{padding:.45rem .6rem}.big{font-size:1.25rem}.grid tbody th{min-width:5.4rem;padding-right:.3rem}.grid td,.grid thead th{min-width:1.4rem;padding:.1rem}.grid td{border-width:1px}}
.scroll{overflow-x:auto;margin:.6rem 0}
table{border-collapse:collapse;font-size:.875rem;font-variant-numeric:tabular-nums}
caption{text-align:left;padding:.2rem 0;font-size:.875rem}
th,td{padding:.3rem .7rem .3rem 0;text-align:left;vertical-align:top;border-bottom:1px solid var(--grid)}
th{font-weight:600}thead th{color:var(--quiet)}.n{text-align:right;white-space:nowrap}
tbody th{font-weight:400;min-width:7rem;overflow-wrap:anywhere}
.grid td,.grid thead th{padding:.1rem .2rem;text-align:center;min-width:1.9rem}
.grid thead th:first-child{text-align:left}
.grid tbody th{padding:.1rem .7rem .1rem 0;min-width:8rem;max-width:22rem}
.grid td{border:2px solid var(--ground);border-radius:.3rem;font-weight:600}
.grid thead th{vertical-align:bottom}.grid .short{overflow-wrap:break-word}
.p{background:var(--pass);color:var(--on-mark)}.f{background:var(--fail);color:var(--on-mark)}.h{background:var(--part);color:var(--ink)}.o{background:var(--none);color:var(--quiet)}
details{margin:.5rem 0}
summary{cursor:pointer;padding:.25rem 0;font-weight:600;overflow-wrap:anywhere}
.behind summary{color:var(--mark)}
summary:focus-visible,.scroll:focus-visible,pre:focus-visible{outline:2px solid var(--mark);outline-offset:2px}
details.task{border:1px solid var(--line);border-radius:.5rem;padding:.2rem .8rem}
.attempt{border-top:1px solid var(--grid);padding:.2rem 0 .6rem}
.quote summary{font-weight:400;color:var(--mark)}
pre{max-height:28rem;overflow:auto;background:var(--panel);border-radius:.5rem;padding:.8rem;white-space:pre-wrap;overflow-wrap:anywhere;tab-size:4}
ul{padding-left:1.3rem}ol{padding-left:1.9rem}li{margin:.2rem 0;overflow-wrap:anywhere}
.conditions{list-style:none;padding:0}.yes{color:var(--good);font-weight:600}.no{color:var(--bad);font-weight:600}
.legend{display:flex;flex-wrap:wrap;gap:.2rem 1.2rem;list-style:none;padding:0;margin:.6rem 0;font-size:.875rem}
.swatch{display:inline-block;width:.9em;height:.9em;border-radius:.2em;vertical-align:-.05em}
.swatch.s-pass{background:var(--pass)}.swatch.s-fail{background:var(--fail)}.swatch.s-limit{background:var(--limit)}.swatch.s-timeout{background:var(--timeout)}.swatch.s-crash{background:var(--crash)}.swatch.s-infra{background:var(--infra)}.swatch.s-unclear{background:var(--unclear)}
@media print{html{font-size:11pt}body{max-width:none;padding:0}section,figure,tr,.numbers div{break-inside:avoid}.verdict,.numbers div,.swatch,td,svg{print-color-adjust:exact;-webkit-print-color-adjust:exact}details.task{display:none}#drilldown{display:none}.scroll{overflow:visible}pre{max-height:none}}
`;

/** The style sheet of the page, on one line. */
export const PAGE_CSS = (themeCss(":root") + CHART_CSS + PAGE).replaceAll("\n", "");
