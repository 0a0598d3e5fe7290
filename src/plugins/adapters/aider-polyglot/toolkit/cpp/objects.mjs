/** Looks at what an answer was compiled to. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { suspicionOfComparisons } from "./comparisons.mjs";
import { ask } from "./grading.mjs";

/** Functions by which to read or change what an answer is tested by; no exercise asks for one. */
const POWERS = new Set(
  `open open64 openat openat64 creat fopen fopen64 fdopen freopen freopen64 opendir mmap mmap64 mprotect mremap syscall
  ptrace process_vm_readv process_vm_writev fork vfork clone execv execve execvp execvpe execl execlp execle fexecve
  posix_spawn posix_spawnp system popen dlopen dlsym dlvsym dl_iterate_phdr read pread pread64 readv write pwrite pwrite64
  writev dup dup2 dup3 fcntl ioctl prctl kill tgkill pthread_kill sendfile splice socket connect
  __bss_start edata _edata end _end etext _etext __data_start data_start __executable_start environ __environ
  __libc_start_main`.split(/\s+/),
);
/** The standard library's own files, which are templates or not. */
const FILES = /^_ZN?K?St(?:13|14)basic_(?:filebuf|ifstream|ofstream|fstream)I|^_ZNK?St10filesystem/;

/** What is wrong with the object files of a program in `folder`, as a sentence; null when nothing is. */
export async function suspicionOfObjects(folder, tests, source) {
  if (process.platform !== "linux") return null;
  const own = join(folder, `${source}.o`);
  const objects = [...tests.map((path) => join(folder, `${path}.o`)), own];
  const [symbols, words, sections] = await Promise.all([
    Promise.all(objects.map((path) => ask(["nm", "--format=posix", path], { quiet: path === own }))),
    Promise.all(objects.map((path) => ask(["nm", "--demangle", "--format=bsd", path], { quiet: path === own }))),
    Promise.all(objects.map((path) => ask(["readelf", "--section-headers", "--wide", path], { quiet: path === own }))),
  ]);
  return (
    sections.map((text) => suspicionOfSections(text ?? "")).find((one) => one !== null) ??
    symbols.map((text) => suspicionOfNeeds(text ?? "")).find((one) => one !== null) ??
    suspicionOfNames(symbols.at(-1) ?? "", symbols.slice(0, -1).join("\n")) ??
    suspicionOfComparisons(words.join("\n"))
  );
}

/** Code that is run as early as the secret is read, or is chosen while the program is loaded. */
function suspicionOfSections(text) {
  const section = /\s(\.preinit_array\S*|\.init_array\.\S+|\.ctors\S*|\.init)\s/.exec(text)?.[1];
  return section === undefined ? null : `The answer puts code into ${section}, before anything of its tests.`;
}

function suspicionOfNeeds(text) {
  const power = [...text.matchAll(/^(\S+) U/gm)].map(([, name]) => name).find((name) => POWERS.has(name) || FILES.test(name));
  return power === undefined ? null : `The answer calls ${power}, which no exercise asks for.`;
}

/** Nothing of the answer's may stand in the place of the system's, the runner's or what its tests are translated to. */
function suspicionOfNames(own, tests) {
  const list = (name) => readFileSync(join(process.env.POLYGLOT_CPP, name), "utf8").split("\n");
  const taken = new Set([...list("library-symbols.txt"), ...list("runner-symbols.txt")]);
  // Of C, rather than what any translation may bring again: an answer's header can put it into its tests.
  for (const [, name] of `${own}\n${tests}`.matchAll(/^(\w+) [TtWVDdBbRrGgSsCi]\b/gm)) {
    if (!name.startsWith("_Z") && taken.has(name)) return `The answer puts itself in the place of ${name}.`;
  }
  const translated = new Set([...tests.matchAll(/^(\S+) [WV]/gm)].map(([, name]) => name));
  for (const [, name, type] of own.matchAll(/^(\S+) ([A-Za-z])/gm)) {
    if (type === "i") return `The answer has ${name} chosen while it is loaded.`;
    if ("TBDRGS".includes(type) && (taken.has(name) || translated.has(name))) return `The answer puts itself in the place of ${name}.`;
  }
  return null;
}
