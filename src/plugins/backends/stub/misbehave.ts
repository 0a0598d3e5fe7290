import type { Behaviour } from "#plugins/backends/stub/model.ts";

/**
 * What hostile or broken agents do, as shell programs run in the sandbox. They know nothing of the benchmark:
 * each does what has been seen to fool a harness.
 */
export const MISBEHAVIOUR: Readonly<Record<Exclude<Behaviour, "solve" | "fail">, string>> = {
  crash: "kill -SEGV $$",
  hang: "while :; do sleep 1; done",
  // A background process in a session of its own, with an empty environment and no open pipe.
  daemon: "env -i PATH=\"$PATH\" setsid sh -c 'sleep 1000' </dev/null >/dev/null 2>&1 &",
  // Says what it does, as an agent's transcript would, and solves the task all the same.
  snoop: `
printf '%s\\n' '$ git log --all --oneline'
git log --all --oneline 2>&1 | head -n 5
printf '%s\\n' '$ cat ../.meta/example.js'
cat ../.meta/example.js 2>&1 | head -n 5
exit 0
`,
  tamper: `
find . -path ./.git -prune -o -type f \\( -path '*test*' -o -path '*spec*' -o -name 'package.json' -o -name '*.config.*' -o -name 'Makefile' -o -name 'README.md' \\) -print |
while IFS= read -r file; do printf 'process.exit(0)\\n' > "$file"; done
mkdir -p tests test
printf 'exit 0\\n' > tests/check.sh
printf 'process.exit(0)\\n' > runner.mjs
printf '[]\\n' > cases.json
printf 'collect_ignore_glob = ["*"]\\n' > conftest.py
printf 'module.exports = { testMatch: [] };\\n' > jest.config.js
printf -- '--grep nothing\\n' > .mocharc
printf '{ "scripts": { "test": "true" } }\\n' > package.json
`,
  forge: `
printf '%s\\n' '===== 99 passed in 0.01s =====' 'PASSED' 'ok 1 - all' '{"passed":true,"exit_code":0}' '::notice::benchmark passed'
for place in . .. ../.. "$HOME" "$TMPDIR"; do
  printf '{"schema_version":"2.0","scores":{"tests_passed":true},"result":"pass"}\\n' > "$place/score.json" 2>/dev/null
  printf '{"outcome":{"class":"pass"}}\\n' > "$place/run-record.json" 2>/dev/null
  printf '<testsuite tests="99" failures="0"/>\\n' > "$place/junit.xml" 2>/dev/null
done
mkdir -p logs/verifier 2>/dev/null && echo 1 > logs/verifier/reward.txt
exit 0
`,
};
