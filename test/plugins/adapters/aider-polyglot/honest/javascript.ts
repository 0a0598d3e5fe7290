import type { Honest } from "./honest.ts";

export const honest: readonly Honest[] = [
  {
    does: "extends what the language brings, and overrides what it inherits",
    files: {
      "tide-table.js": `import { inspect } from 'util';

class Hours extends Array {
  map(...given) { return super.map(...given); }
  toString() { return 'hours'; }
}
class DraftError extends Error {
  constructor(message) {
    super(message);
    this.name = 'DraftError';
    this.message = message;
  }
}
function Level(metres) {
  this.metres = metres;
  this.toString = () => metres + ' m';
  this.constructor = Level;
}
Level.prototype.valueOf = function () { return this.metres; };
Level.prototype.equals = function (other) { return +this === +other; };
Array.prototype.lastOne = function () { return this[this.length - 1]; };
const words = {};
words.constructor = 1;
words.toString = 2;
const SETTINGS = Object.freeze({ spare: 0.5 });

export const hours = (depths, draft) => {
  if (draft <= 0) throw new DraftError('the draft must be above zero');
  const least = new Level(draft + SETTINGS.spare);
  console.log(inspect(least), String(least), words, [1].lastOne());
  return [...Hours.from(depths.keys()).filter((hour) => depths[hour] >= least)];
};

export const longest = (depths, draft) => {
  const free = new Set(hours(depths, draft));
  let run = 0;
  return depths.reduce((best, _, hour) => Math.max(best, (run = free.has(hour) ? run + 1 : 0)), 0);
};
`,
    },
  },
  {
    does: "throws errors of its own classes, whose messages are computed",
    files: {
      "tide-table.js": `class DraftError extends RangeError {
  #what;
  constructor(what) {
    super();
    this.#what = what;
    Object.freeze(this);
  }
  get name() { return 'DraftError'; }
  get message() { return \`the \${this.#what} must be above zero\`; }
}
const refuse = (draft) => {
  if (draft <= 0) throw Object.freeze(new Error('the draft must be above zero'));
};
export const hours = (depths, draft) => {
  refuse(draft);
  return depths.flatMap((depth, hour) => (depth >= draft + 0.5 ? hour : []));
};
export const longest = (depths, draft) => {
  if (draft <= 0) throw new DraftError('draft');
  const free = depths.map((depth) => (depth >= draft + 0.5 ? '1' : '0')).join('');
  return Math.max(0, ...free.split('0').map(({ length }) => length));
};
`,
    },
  },
];
