import fs from "node:fs";
import { join } from "node:path";

/**
 * A stand-in for an agent's program, which does what the candidate's variable FAKE_AGENT says: `replay` prints the
 * transcript in FAKE_TRANSCRIPT and does the work, `hang` prints it, leaves a daemon and sleeps, `crash` fails, `leak`
 * prints all it knows, `renew` puts FAKE_RENEWED in the place of its login FAKE_LOGIN, prints that and sleeps. What it was
 * given it notes in its home.
 */
const PROGRAM = `#!/bin/sh
case "$*" in --version) echo "fake 1.2.3"; exit 0;; esac
for word; do
  [ "$before" = --analytics-log ] && notes=$word
  before=$word
done
cat > "$HOME/given-stdin"
printf '%s\\n' "$@" > "$HOME/given-arguments"
env > "$HOME/given-environment"
find "$HOME" -type f -exec stat -c '%a %n' {} + > "$HOME/given-files"
replay() {
  for file in transcript.jsonl transcript.txt; do
    [ -f "$FAKE_TRANSCRIPT/$file" ] && cat "$FAKE_TRANSCRIPT/$file"
  done
  [ -n "$notes" ] && cat "$FAKE_TRANSCRIPT"/*analytics.jsonl > "$notes"
  spans=$COPILOT_OTEL_FILE_EXPORTER_PATH
  [ -n "$spans" ] && cat "$FAKE_TRANSCRIPT"/*spans.jsonl > "$spans"
  return 0
}
case $FAKE_AGENT in
  replay) replay; printf '42\\n' > answer.txt; exit "\${FAKE_EXIT:-0}";;
  hang) replay; (env -i setsid sleep 1000 </dev/null >/dev/null 2>&1 &); sleep 1000;;
  leak) env; env | base64 -w 0; env >&2; cat $(find "$HOME" -type f) > leaked.txt 2>/dev/null; exit 0;;
  renew)
    file=$(find "$HOME" -type f -path "*/$FAKE_LOGIN")
    printf '%s' "$FAKE_RENEWED" > "$file"
    cat "$file" > spilt.txt; cat "$file"; cat "$file" >&2; base64 -w 0 "$file"; sleep 1000;;
  killed) kill -KILL $$;;
  *) echo "it broke" >&2; exit 1;;
esac
`;

/** Puts such a program on a new PATH, which it gives. `folder` is to be outside of any sandbox. */
export function fakeAgentOn(folder: string, program: string): string {
  fs.writeFileSync(join(folder, program), PROGRAM, { mode: 0o755 });
  return `${folder}:${process.env["PATH"] ?? ""}`;
}
