import fs from "node:fs";
import { dirname, join } from "node:path";
import type { CommandContext, CommandModule } from "#commands/command.ts";
import { WORKFLOW_USES, type WorkflowUse } from "#commands/flags.ts";
import { type OwnCommit, ownCommit } from "#commands/shared/own-commit.ts";
import { ACTION_HOST, ownRepository, PLACEHOLDER } from "#commands/shared/own-repository.ts";
import { repositoryTop } from "#commands/shared/repository-top.ts";
import { Cancelled, EXIT, RunError, UsageError } from "#core/errors.ts";
import { messageOf } from "#core/message-of.ts";

/** Of each use, the configuration its example reads and what is to be done once it is committed. */
const USES: Readonly<Record<WorkflowUse, Use>> = {
  smoke: {
    config: "bench.yaml",
    listensTo: null,
    next: "open a pull request, and require the check `bench / verdict`",
  },
  leaderboard: {
    config: "leaderboard.yaml",
    listensTo: null,
    next: "once it is on the default branch, start `leaderboard` under Actions",
  },
  "model-swap": {
    config: "bench.yaml",
    listensTo: "smoke",
    next: "once it is on the default branch, write `/bench help` under a pull request",
  },
  "config-swap": {
    config: "bench.yaml",
    listensTo: null,
    next: "open a pull request that changes the model of a candidate in bench.yaml",
  },
  "fork-publish": {
    config: null,
    listensTo: "smoke",
    next: "once it is on the default branch, results of pull requests from forks are told as well",
  },
};

interface Use {
  /** null: it reads none. */
  readonly config: string | null;
  /** The use whose workflow it starts again or waits for; null: none. */
  readonly listensTo: WorkflowUse | null;
  readonly next: string;
}

/** Shows a workflow for each use that is asked for, and the configuration it reads, and writes them where GitHub looks. */
export const run: CommandModule["run"] = async (ctx) => {
  const { flags, say } = ctx;
  const wanted = flags.workflow ?? ["smoke"];
  const uses = WORKFLOW_USES.filter((use) => wanted.includes(use));
  const top = await repositoryTop(ctx);
  const own = ownRepository(ctx.ownFolder);
  const repository = own?.host === ACTION_HOST ? own.name : null;
  const action = { repository: repository ?? PLACEHOLDER, commit: repository === null ? null : await ownCommit(ctx) };
  const { files, kept } = filesFor(uses, top, action, ctx.ownFolder);
  if (own !== null && repository === null)
    say(
      `This program came from ${own.host}, and workflows call the Action on ${ACTION_HOST} alone: it needs a copy there.`,
    );
  say(`Into ${top}:`);
  for (const [path, text] of files) say(`── ${path}\n${text}`);
  for (const path of kept) say(`${path} is there already, and stays as it is.`);
  await agreed(ctx);
  for (const [path, text] of files) write(join(top, path), text);
  const who =
    repository === null ? "Put the owner of your copy of benchmark-harness in place of OWNER, and commit" : "Commit";
  say(`Written. ${who} ${files.size === 1 ? "it" : "them"}. Then:`);
  for (const use of uses) say(`- ${use}: ${USES[use].next}.`);
  for (const use of uses) tellWhatIsMissing(use, top, say);
  return { payload: { folder: top, written: [...files.keys()] }, exit: EXIT.done };
};

/** Path below the top, and text, of what is to be written; and configurations that are somebody's own already. */
function filesFor(uses: readonly WorkflowUse[], top: string, action: Action, ownFolder: string) {
  const workflows = uses.map((use) => [`.github/workflows/${use}.yml`, `${use}.yml`] as const);
  const there = workflows.map(([path]) => path).filter((path) => fs.existsSync(join(top, path)));
  if (there.length > 0) {
    throw new UsageError(
      "there-already",
      `${there.join(" and ")} ${there.length === 1 ? "is" : "are"} there already in ${top}, and nothing is overwritten.`,
      "Change what is there, or move it away and try again.",
    );
  }
  const configs = [...new Set(uses.flatMap((use) => USES[use].config ?? []))];
  const kept = configs.filter((path) => fs.existsSync(join(top, path)));
  const wanted = [...configs.filter((path) => !kept.includes(path)).map((path) => [path, path] as const), ...workflows];
  const files = new Map(wanted.map(([path, example]) => [path, calling(action, exampleIn(ownFolder, example))]));
  return { files, kept };
}

/** Where the Action is; and its commit, where it is known, since a tag can be moved by whoever owns it. */
interface Action {
  readonly repository: string;
  readonly commit: OwnCommit | null;
}

const calling = ({ repository, commit }: Action, example: string): string =>
  (commit === null ? example : example.replaceAll(CALL, `$1@${commit.id} # ${commit.name}`)).replaceAll(
    PLACEHOLDER,
    repository,
  );

const CALL = new RegExp(`(uses: ${PLACEHOLDER}\\S*)@v\\d+$`, "gm");

function exampleIn(ownFolder: string, name: string): string {
  const path = join(ownFolder, ".github/examples", name);
  try {
    return fs.readFileSync(path, "utf8");
  } catch (cause) {
    throw new RunError(
      "no-example",
      `${path}, which is copied, could not be read: ${messageOf(cause)}`,
      "Get the whole of benchmark-harness, with its folder .github/examples.",
      { cause },
    );
  }
}

async function agreed({ flags, confirm }: CommandContext): Promise<void> {
  if (flags.yes === true) return;
  if (confirm === null)
    throw new UsageError("not-confirmed", "Nobody is there to agree to these files.", "Write them with: --yes");
  if (!(await confirm("Write these files?")))
    throw new Cancelled("Nothing was written.", "Try again whenever you like.");
}

function tellWhatIsMissing(use: WorkflowUse, top: string, say: CommandContext["say"]): void {
  const { listensTo } = USES[use];
  if (listensTo === null || fs.existsSync(join(top, `.github/workflows/${listensTo}.yml`))) return;
  say(`${use} listens to ${listensTo}.yml, which is not there: write it with \`bench init --workflow ${listensTo}\`.`);
}

function write(path: string, text: string): void {
  try {
    fs.mkdirSync(dirname(path), { recursive: true });
    fs.writeFileSync(path, text, { flag: "wx" });
  } catch (cause) {
    throw new RunError(
      "not-written",
      `${path} could not be written: ${messageOf(cause)}`,
      "Run it in a repository that you may write to.",
      { cause },
    );
  }
}
