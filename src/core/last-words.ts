/**
 * What a program that failed said, the last line first: its last few lines, and the head of the crash that ended it
 * where there was one, but nothing else, since what went wrong before that was got over. Lines that only say where in
 * its code it crashed are left out, and advice comes last.
 */
export function lastWords(text: string): readonly string[] {
  const lines = text.replace(PYTHON_FRAMES, "$1").replace(GO_ROUTINES, "").split("\n");
  const crash = lines.findLastIndex((line, at) => CRASH.test(line) || isOverFrames(line, lines[at + 1] ?? ""));
  const said = lines.slice(Math.max(crash, 0)).filter((line) => !FRAME.test(line) && WORD.test(line));
  const words = said.map((line) => line.replace(PLACE, "")).reverse();
  const told = words.filter((line) => !ADVICE.test(line));
  const head = crash === -1 ? [] : told.slice(AN_END).slice(-A_HEAD);
  return [...told.slice(0, AN_END), ...head, ...words.filter((line) => ADVICE.test(line))];
}

/** Lines in which a program says why it ends: its error, and that it gives up. */
const AN_END = 2;

/** Lines of a crash that say what it was: its head and its error, below which some print all that the error holds. */
const A_HEAD = 2;

const WORD = /\p{L}/u;

/** JavaScript and Java have no head over their frames but the error itself. */
const isOverFrames = (line: string, next: string): boolean => !FRAME.test(line) && /^\s+at /.test(next);

/** Of Python, Go, Rust and V8. */
const CRASH = /Traceback \(most recent call last\)|^panic: |^fatal error: |\bpanicked at |^FATAL ERROR: /;

/** All that is indented below the head of a traceback. */
const PYTHON_FRAMES = /^(.*Traceback \(most recent call last\).*\n)(?:[ \t].*(?:\n|$))*/gm;

/** A Go program prints them last of all. */
const GO_ROUTINES = /^goroutine \d+ \[[^]*$/m;

/** Of JavaScript and Java, of Rust and V8, and the boxes in which some programs draw a traceback. */
const FRAME = /^\s+at |^\s+\d+: |^\d+: 0x|^[\u2502\u256d\u2570]/;

/** A line of code, whose number is no status. */
const PLACE = /(?<!\S)\S+\.(?:[cm]?[jt]sx?|py|rs|go|java|rb|c|cc|cpp|h)(?:"?, line |:)\d+(?::\d+)?/g;

const ADVICE = /^\s*(?:hint|tip|note|help|try|use|set|run|see|check|please|make sure|did you)\b/i;
