import { type Class, classByStatus, classByText, SPECIFIC_PHRASES, type Text } from "#core/failure.ts";
import { lastWords } from "#core/last-words.ts";

/**
 * The class of words that nothing more structured comes with, as the last of them say; null: none is in them. Nobody
 * tells what they are about, so that only whole phrases of a provider's failure count: a program's own failure is never
 * excused by a number or a name that chances to stand in them.
 */
export function classOfWords(words: string): Class | null {
  for (const line of lastWords(words)) {
    const found = classOfLine(line.replace(NAME, ""));
    if (found !== null) return found;
  }
  return null;
}

const classOfLine = (line: string): Class | null =>
  classByText(line, OF_A_MACHINE) ?? classByStatus(statusIn(line)) ?? classByText(line, PHRASES);

/** Of a module, a path or a file, which say nothing of what failed. */
const NAME =
  /\bmodule(?: named)? ["'`][^"'`]{0,200}["'`]|(?<![\w@~.-])(?!HTTP\/)[\w@~.-]{0,200}(?:\/[\w@~.-]{1,200})+|(?<![\w@-])[\w@-]{1,200}(?:\.[\w-]{1,200}){0,4}\.[a-z]{1,4}\b(?![.\w])/g;

/** The HTTP status that a line names as one; null: it names none. */
function statusIn(line: string): number | null {
  const [, after, before] = STATUS.exec(line) ?? [];
  return after === undefined && before === undefined ? null : Number(after ?? before);
}

const NUMBER = String.raw`(?<![\w.-])([45]\d\d)(?![\w%]|[.,]\d)`;
/** What stands before a status. */
const TITLE = String.raw`(?<![a-z])(?:HTTP(?:\/\d(?:\.\d)?)?|(?:api|http|server|client)\w{0,20}error|error|status(?:[ _-]?code)?|(?<!exit )code|request rejected|(?:api|server|provider|gateway) (?:returned|answered|responded with))`;
/** What follows upon a number that only counts or compares. */
const COUNTS = String.raw`(?!\s?[!=<>]|\s(?:[a-z]{3,}s|passed|failed|of|is|was|to)\b)`;
/** The words by which HTTP calls its statuses. */
const REASON = String.raw`(?:status code|bad request|unauthori[sz]ed|payment required|forbidden|not found|request time-?out|conflict|(?:payload|content|request entity) too large|unprocessable|too many requests|rate.?limit|(?:internal )?server error|client error|bad gateway|service unavailable|gateway time-?out|overloaded)`;
const STATUS = new RegExp(String.raw`${TITLE}["']?[\s:=(]{1,4}${NUMBER}${COUNTS}|${NUMBER}[\s:(-]{1,3}${REASON}`, "i");

const OF_A_MACHINE: readonly Text[] = [
  [/out of memory|cannot allocate memory|\bENOMEM\b|\bMemoryError\b/i, "oom"],
  ...SPECIFIC_PHRASES,
];

const PHRASES: readonly Text[] = [
  [
    /\brate[ _-]limit|RateLimit(?:Error|Exceeded)|ThrottlingException|resource_?exhausted|too many requests/i,
    "rate_limit",
  ],
  [
    /(?:^|[:"({-]\s{0,2}|(?:server|service|model|api)\b.{0,20} )overloaded(?:_error)?(?!\s["'\u2018\x60\w])|high demand|service ?unavailable/i,
    "overloaded",
  ],
  // What a program says of keys beside it is advice.
  [/\bmodel ["'`][^"'`]{0,200}["'`] (?:was )?(?:not found|does not exist)|\bmodel not found/i, "provider"],
  [
    /\bunauthori[sz]ed\b(?! \w)|\b(?:error|status): forbidden\b(?! \w)|\b(?:openai|anthropic|litellm)\.PermissionDenied|authentication[ _]?(?:error|fail|required)|failed to authenticate/i,
    "auth",
  ],
  [/billing[ _](?:details|account|error|issue|(?:\w{1,10} )?limit|not active)/i, "auth"],
  [/not logged in|\b(?:please|must|need to|have to) log ?in\b|\blog ?in (?:failed|required|expired)/i, "auth"],
  [
    /\b(?:invalid|incorrect|missing|wrong|expired)\b.{0,20}\b(?:api[ _-]?key|credentials)\b|\bno (?:api key|credentials)\b|api[ _-]?key\b.{0,20} (?:invalid|missing|expired|required|not (?:set|found|valid)|must be set)\b|\b(?:load|locate)\b.{0,20}\bcredentials\b/i,
    "auth",
  ],
  [
    /refus(?:ed|al) to (?:answer|respond|comply|assist)|model refused|content[ _-]filter|\bsafety (?:filter|polic|system|settings)/i,
    "refusal",
  ],
  [
    /\bECONN[A-Z]+\b|\bENOTFOUND\b|\bEAI_AGAIN\b|\bETIMEDOUT\b|Connection\w{0,10}Error\b|NetworkError\b|InternalServerError\b|\blitellm\.Timeout\b|(?:Read|Connect|API)Timeout/,
    "provider",
  ],
  [
    /\bconnection (?:error|refused|reset|closed|aborted|timed|failed|lost|terminated)|network (?:error|failure|is unreachable|request failed)|socket (?:hang up|closed|error|disconnected)|\b(?:request|response|read|api|stream|network)(?: \w{1,20})? timed? ?out|fetch failed|error sending request/i,
    "provider",
  ],
  [
    /\bserver error\b|stream (?:error|disconnected|closed)|^(?:\w*Error: )?terminated$|malformed response|empty (?:stop|stream|response)|without (?:sending|receiving)? ?any (?:chunk|content|response)|failed to get (?:a )?response|^\[API Error/i,
    "provider",
  ],
];
