import { STATES } from "#commands/serve/live-report.ts";
import { REPORT_HTML } from "#core/report/report-files.ts";

/** What runs in the live page: on news, the report is fetched and put in place, as it was scrolled and unfolded. */
export const LIVE_SCRIPT = String.raw`"use strict";
const STATES = ${JSON.stringify(STATES)};
const byId = (id) => document.getElementById(id);
const frame = document.querySelector("iframe");
const bar = document.querySelector("progress");
let shown = null;
let wanted = null;
let recordedMs = null;
let over = false;

const events = new EventSource(".live/events");
events.addEventListener("error", () => over || state("connection lost, trying again", true));
events.addEventListener("end", () => {
  over = true;
  events.close();
  state("server ended; this is its last report", true);
});
events.addEventListener("report", ({ data }) => {
  const status = JSON.parse(data);
  recordedMs = status.recordedMs;
  bar.max = Math.max(1, status.expected);
  bar.value = status.received;
  byId("count").textContent = status.received + " of " + status.expected + " trials";
  if (status.problem !== null) return state("stale: " + status.problem, true);
  state(STATES[status.state], status.state === "stopped");
  wanted = status.version;
  void update();
});
setInterval(news, 1000);

function state(text, lost) {
  byId("state").textContent = text;
  byId("state").toggleAttribute("data-lost", lost);
}

function news() {
  const age = recordedMs === null ? null : Math.max(0, Math.round((Date.now() - recordedMs) / 1000));
  const words = age === null ? "" : age < 90 ? age + " s" : age < 5400 ? Math.round(age / 60) + " min" : null;
  byId("news").textContent = age === null ? "" : "last result " +
    (words === null ? new Date(recordedMs).toLocaleString() : words + " ago");
}

let updating = false;
async function update() {
  if (updating) return;
  updating = true;
  try {
    while (shown !== wanted) {
      const version = wanted;
      const response = await fetch(${JSON.stringify(REPORT_HTML)});
      if (!response.ok) throw new Error(response.status + " " + response.statusText);
      put(new DOMParser().parseFromString(await response.text(), "text/html"));
      shown = version;
    }
  } catch (error) {
    state("stale: " + error.message, true);
  } finally {
    updating = false;
  }
}

function put(next) {
  const page = frame.contentDocument;
  const { scrollX, scrollY } = frame.contentWindow;
  const before = [named(page, exact), named(page, loose)];
  page.body.replaceWith(page.adoptNode(next.body));
  page.title = document.title = next.title;
  const after = [named(page, exact), named(page, loose)];
  for (const [index, names] of before.entries())
    for (const [name, details] of names)
      if (details.open && !details.found && after[index].has(name)) after[index].get(name).open = details.found = true;
  frame.contentWindow.scrollTo(scrollX, scrollY);
}

// Blocks that fold, by the first words of their summaries and those around them; equal ones by their order.
function named(page, form) {
  const blocks = new Map();
  const seen = new Map();
  for (const details of page.querySelectorAll("details")) {
    const words = [];
    for (let at = details; at !== null; at = at.parentElement.closest("details"))
      words.push(form(at.querySelector(":scope > summary")?.firstChild?.textContent ?? ""));
    const name = words.join("\n");
    const order = seen.get(name) ?? 0;
    seen.set(name, order + 1);
    blocks.set(name + "\n" + order, details);
  }
  return blocks;
}

function exact(text) {
  return text;
}

// Counts change as results come in.
function loose(text) {
  return text.replace(/[0-9]+/g, "#");
}
`;
