import type { ComponentChildren } from "preact";
import { renderToString } from "preact-render-to-string";

interface DocumentProps {
  readonly title: string;
  /** Leads from the page's address to the root of the server: "" or some `../`. */
  readonly up?: string;
  /** Ask anew by itself where no script runs. */
  readonly refresh?: boolean;
  readonly children: ComponentChildren;
}

/** A page of this server's own. */
export function htmlOf({ title, up = "", refresh = false, children }: DocumentProps): string {
  const page = (
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>{title}</title>
        <link rel="stylesheet" href={`${up}.live/live.css`} />
        {refresh ? (
          <noscript>
            <meta http-equiv="refresh" content="10" />
          </noscript>
        ) : null}
      </head>
      <body>{children}</body>
    </html>
  );
  return `<!doctype html>\n${renderToString(page)}\n`;
}

export const STYLE = `:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; }
body { margin: 0; }
body:has(> iframe) { display: flex; flex-direction: column; height: 100dvh; }
header { display: flex; flex-wrap: wrap; gap: 0 1rem; align-items: center; padding: .35rem 1rem;
  border-bottom: 1px solid color-mix(in srgb, currentColor 20%, transparent); }
header progress { width: 8rem; }
header nav { margin-left: auto; display: flex; flex-wrap: wrap; gap: 0 1rem; }
#state { color: light-dark(#14713d, #6fd19a); }
#state[data-lost] { color: light-dark(#a33a00, #ffab7a); }
#news { opacity: .75; }
iframe { flex: 1; width: 100%; border: 0; min-height: 0; }
a { color: light-dark(#0b5cad, #8ec5ff); }
main { padding: 1rem; max-width: 75rem; margin: auto; overflow-x: auto; }
h1 { font-size: 1.3rem; overflow-wrap: anywhere; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; padding: .2rem .8rem .2rem 0; vertical-align: top;
  border-bottom: 1px solid color-mix(in srgb, currentColor 12%, transparent); }
td.number, th.number { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
`;
