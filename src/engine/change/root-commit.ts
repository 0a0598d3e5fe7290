import { pathBytes } from "#core/path-bytes.ts";
import { textFile, type Tree, type TreeFile } from "#core/tree.ts";
import { contentOf } from "#engine/change/change-set.ts";
import { indexOf } from "#engine/change/git-index.ts";
import { gitObject, type GitObject } from "#core/git/git-object.ts";
import { packOf } from "#engine/change/git-pack.ts";
import { treeObjects, type GitFile } from "#core/git/git-tree.ts";

const BRANCH = "refs/heads/main";
const IDENTITY = "Developer <developer@localhost> 946684800 +0000";
const MESSAGE = "Initial commit\n";

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
 * no hook. Lay it over the tree. The same tree gives the same bytes on one version of Node. Made here rather than by
 * git, which takes three processes for it, and needs to be there only where an agent wants it.
 */
export function rootCommit(tree: Tree): Tree {
  const files = [...tree].map(([path, entry]): GitFile => ({
    path: Buffer.from(pathBytes(path)).toString("latin1"),
    mode: entry.kind === "symlink" ? "120000" : `100${entry.mode.toString(8)}`,
    blob: gitObject("blob", contentOf(entry)),
  }));
  const trees = treeObjects(files);
  const commit = commitOf(trees[0]);
  const objects = new Map([commit, ...trees, ...files.map(({ blob }) => blob)].map((object) => [object.id, object]));
  const { name, pack, idx } = packOf([...objects.values()]);
  return new Map([
    [".git/HEAD", textFile(`ref: ${BRANCH}\n`)],
    [".git/config", textFile(CONFIG)],
    [".git/info/attributes", textFile(ATTRIBUTES)],
    [".git/index", bytesFile(indexOf(files))],
    [`.git/${BRANCH}`, textFile(`${commit.id}\n`)],
    [`.git/objects/pack/${name}.idx`, bytesFile(idx)],
    [`.git/objects/pack/${name}.pack`, bytesFile(pack)],
  ]);
}

const commitOf = ({ id }: GitObject): GitObject =>
  gitObject("commit", Buffer.from(`tree ${id}\nauthor ${IDENTITY}\ncommitter ${IDENTITY}\n\n${MESSAGE}`));

const bytesFile = (content: Uint8Array): TreeFile => ({ kind: "file", mode: 0o644, content });
