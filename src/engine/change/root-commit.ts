import fs from "node:fs";
import { join } from "node:path";
import type { Exec } from "#core/ports.ts";
import { textFile, type Tree, type TreeFile } from "#core/tree.ts";
import { contentOf } from "#engine/change/change-set.ts";
import { runGit } from "#engine/change/git-command.ts";
import { gitQuoted } from "#engine/change/git-quote.ts";

/** What it takes to run git outside every sandbox. */
export interface GitHost {
  readonly exec: Exec;
  /** An existing folder, outside repository and run-dir, for files that live no longer than one call. */
  readonly tempRoot: string;
  /** Where git is looked up. */
  readonly path: string;
}

const BRANCH = "refs/heads/main";
const IDENTITY = "Developer <developer@localhost> 946684800 +0000";

const CONFIG = `[core]
\trepositoryformatversion = 0
\tbare = false
\tprotectNTFS = false
[gc]
\tauto = 0
`;

/** Contents are stored as they are, whatever a `.gitattributes` of the task wants: `git status` starts out clean. */
const ATTRIBUTES = "* -text !eol !ident !filter !working-tree-encoding\n";

/**
 * The `.git` folder of a repository whose one commit, on `main`, is `tree`: no other object, no reflog, no remote,
 * no hook. Lay it over the tree. The same tree gives the same bytes on one version of git.
 * Throws `MissingPrerequisite` (`git-missing`) or `RunError` (`git-failed`).
 */
export async function rootCommit(tree: Tree, { exec, tempRoot, path }: GitHost): Promise<Tree> {
  const folder = fs.mkdtempSync(join(tempRoot, "root-commit-"));
  try {
    const host = { PATH: path, HOME: folder, GIT_DIR: folder };
    const git = (args: readonly [string, ...string[]], stdin: string | Uint8Array = ""): Promise<void> =>
      runGit((spec) => exec.run({ ...spec, cwd: folder, env: { ...spec.env, ...host } }), args, { stdin });
    await git(["init", "--quiet", "--bare", "--template="]);
    await git(["fast-import", "--quiet", "--done"], importStream(tree));
    await git(["read-tree", BRANCH]);
    return new Map([
      [".git/HEAD", textFile(`ref: ${BRANCH}\n`)],
      [".git/config", textFile(CONFIG)],
      [".git/info/attributes", textFile(ATTRIBUTES)],
      ...["index", BRANCH, ...packsIn(folder)].map((name) => [`.git/${name}`, fileAt(join(folder, name))] as const),
    ]);
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

/** The tree as one commit, in the language of `git fast-import`. */
function importStream(tree: Tree): Uint8Array {
  const message = "Initial commit\n";
  const parts: Uint8Array[] = [
    Buffer.from(`commit ${BRANCH}\nauthor ${IDENTITY}\ncommitter ${IDENTITY}\ndata ${message.length}\n${message}`),
  ];
  for (const [path, entry] of tree) {
    const content = contentOf(entry);
    const mode = entry.kind === "symlink" ? "120000" : `100${entry.mode.toString(8)}`;
    parts.push(
      Buffer.from(`M ${mode} inline ${gitQuoted(path)}\ndata ${content.length}\n`),
      content,
      Buffer.from("\n"),
    );
  }
  return Buffer.concat([...parts, Buffer.from("done\n")]);
}

const packsIn = (folder: string): string[] =>
  fs.readdirSync(join(folder, "objects/pack")).map((name) => `objects/pack/${name}`);

const fileAt = (path: string): TreeFile => ({ kind: "file", mode: 0o644, content: fs.readFileSync(path) });
