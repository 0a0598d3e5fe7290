import { textFile, type Tree, type TreeEntry } from "#core/tree.ts";
import { contentOf } from "#engine/change/change-set.ts";
import { inTempFolder, runGit, type GitHost } from "#engine/change/git-command.ts";
import { gitQuoted } from "#engine/change/git-quote.ts";
import { readTree } from "#plugins/isolation/shared/tree-io.ts";

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
 */
export async function rootCommit(tree: Tree, host: GitHost): Promise<Tree> {
  return inTempFolder(host, async (folder) => {
    const env = { GIT_DIR: "repository" };
    await runGit(host, folder, ["init", "--quiet", "--bare", "--template="], { env });
    await runGit(host, folder, ["fast-import", "--quiet", "--done"], { env, stdin: importStream(tree) });
    await runGit(host, folder, ["read-tree", BRANCH], { env });

    const made = readTree(`${folder}/repository`, { ignore: [], maxBytes: Number.POSITIVE_INFINITY }).tree;
    const kept = [...made].filter(([path]) => path === "index" || path === BRANCH || path.startsWith("objects/"));
    const git = new Map<string, TreeEntry>([
      ["HEAD", textFile(`ref: ${BRANCH}\n`)],
      ["config", textFile(CONFIG)],
      ["info/attributes", textFile(ATTRIBUTES)],
      ...kept,
    ]);
    return new Map([...git].map(([path, entry]) => [`.git/${path}`, entry]));
  });
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
    parts.push(Buffer.from(`M ${mode} inline ${gitQuoted(path)}\ndata ${content.length}\n`), content, Buffer.from("\n"));
  }
  return Buffer.concat([...parts, Buffer.from("done\n")]);
}
