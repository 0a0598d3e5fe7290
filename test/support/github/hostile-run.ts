/** A run whose every word was written to do harm, as the archives that its shards would hand on. */
import fs from "node:fs";
import { join } from "node:path";
import { makePlan, shardOf } from "#core/plan.ts";
import type { Plan } from "#core/records.gen.ts";
import { slugs } from "#core/slug.ts";
import { RunDir } from "#record/run-dir.ts";
import { filesBelow } from "../canary.ts";
import { syntheticAttempt, syntheticPlan } from "../synthetic-run.ts";
import { archiveOf } from "./archives.ts";

/** Each would do something, were it read as anything but text. */
export const HOSTILE: readonly string[] = [
  "::error file=/etc/passwd,line=1::@octo look",
  "::stop-commands::x\n::set-output name=gate::0\n::add-mask::steady",
  '<img src="https://evil.example/pixel.png" onerror="alert(1)">',
  "<script>alert(1)</script><style>*{display:none}</style>",
  "</details></td></table><h1>✅ all is well</h1>",
  "<!-- benchmark-harness:smoke:default -->",
  "--><b>out of the comment</b>",
  "[click](https://evil.example) ![img](https://evil.example/a.png)",
  "https://evil.example/auto www.evil.example someone@evil.example",
  "@octo @octo/team #1 GH-1 octo/demo#1 0123456789abcdef0123456789abcdef01234567",
  "``` \n# a heading\n``` ` `` ```` |cell|",
  "| a | b |\n|---|---|\n| 1 | 2 |",
  "[^1]: note\n[ref]: https://evil.example",
  "\u202Egnp.exe \u0000\u001b[31mred\u001b]8;;https://evil.example\u0007link",
  "javascript:alert(1) data:text/html,x $(id) `id` ${{ secrets.GITHUB_TOKEN }}",
  "$$\\href{https://evil.example}{x}$$ :rocket: <sub><details open><summary>s",
];

const at = (index: number): string => HOSTILE[index % HOSTILE.length] ?? "";

/** 300 tasks, each of which candidates differ on, by four candidates; one name has 70,000 characters. */
function hostilePlan(): Plan {
  const {
    digest: _,
    schema_version: __,
    ...content
  } = syntheticPlan({ candidates: 4, tasks: 300, repetitions: 1, maxAttempts: 1 });
  const ids = content.tasks.map((_, index) =>
    index === 7 ? `${"A".repeat(70_000)}@octo` : `${at(index)} ${at(index + 5)} ${index}`,
  );
  const names = content.candidates.map((_, index) => `${at(index * 4)} ${index}`);
  const [taskSlugs, nameSlugs] = [slugs(ids), slugs(names)];
  return makePlan({
    ...content,
    command: HOSTILE.slice(),
    benchmark: { ...content.benchmark, id: at(5), threat_model: HOSTILE.join(" ") },
    tasks: content.tasks.map((task, index) => ({
      ...task,
      id: ids[index],
      slug: taskSlugs[index],
      language: at(index % 5),
    })) as unknown as Plan["tasks"],
    candidates: content.candidates.map((one, index) => ({
      ...one,
      name: names[index],
      slug: nameSlugs[index],
      model: at(index),
    })) as unknown as Plan["candidates"],
  });
}

/** Its archives by name: the plan, and a shard for each candidate. */
export async function hostileArchives(folder: string): Promise<Map<string, Buffer>> {
  const plan = hostilePlan();
  const archives = new Map<string, Buffer>();
  const planFile = new Map([["plan.json", Buffer.from(JSON.stringify(plan))]]);
  archives.set("bench-default-plan-try-1.tar.gz", await archiveOf(planFile));
  for (let index = 1; index <= plan.candidates.length; index++) {
    const path = join(folder, `shard-${index}`);
    fill(path, plan, index);
    const files = filesBelow(path).map(([name, text]) => [name, Buffer.from(text, "latin1")] as const);
    const kept = new Map(files.filter(([name]) => name !== ".lock"));
    archives.set(`bench-default-shard-${index}-of-${plan.candidates.length}-try-1.tar.gz`, await archiveOf(kept));
    fs.rmSync(path, { recursive: true });
  }
  return archives;
}

function fill(path: string, plan: Plan, index: number): void {
  const { candidate, tasks, of } = shardOf(plan, { index, of: plan.candidates.length });
  const [name, ids] = [plan.candidates[candidate]?.name ?? "", tasks.map((task) => plan.tasks[task]?.id ?? "")];
  using run = RunDir.create(path, plan, {
    schema_version: "2.0",
    plan_digest: plan.digest,
    index,
    of,
    candidate: name,
    tasks: ids,
  });
  for (const task of tasks) {
    const key = { candidate, task, repetition: 1, attempt: 1 };
    // No two candidates agree on any task.
    const contents = syntheticAttempt(plan, key, { class: (task + candidate) % 2 === 0 ? "pass" : "fail" });
    const { record } = contents;
    const words = `${at(task)} ${task === 3 ? "B".repeat(70_000) : ""}`;
    run.put(run.stage(), key, {
      ...contents,
      record: {
        ...record,
        outcome: { ...record.outcome, reason: words },
        backend: { ...record.backend, stop_reason: at(task), program_version: at(task) },
        verification: record.verification && {
          ...record.verification,
          reason: words,
          tests_failed: [at(task)],
          tests_passed: [at(task + 1)],
        },
      },
    });
  }
}
