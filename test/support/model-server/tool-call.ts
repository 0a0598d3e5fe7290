import type { JsonObject } from "./json-value.ts";
import { objectOf } from "./json-value.ts";
import type { Tool } from "./model-request.ts";
import type { Action } from "./script.ts";

/** An action as a call of a tool that the agent offers. */
export interface ToolCall {
  readonly tool: string;
  readonly kind: Tool["kind"];
  /** A text for freeform tools. */
  readonly args: string | Readonly<Record<string, unknown>>;
}

export interface Surroundings {
  readonly cwd: string | null;
  /** Paths the script has read before: some tools make new files only, others write read ones only. */
  readonly read: ReadonlySet<string>;
}

/** Maps an action onto the agent's tools; null when none of them can do it. */
export function toolCall(action: Action, offered: readonly Tool[], { cwd, read }: Surroundings): ToolCall | null {
  const tools =
    "viaShell" in action && action.viaShell ? offered.filter((tool) => isShell(tool) || isCode(tool)) : offered;
  const absolute = (path: string): string => (path.startsWith("/") || cwd === null ? path : `${cwd}/${path}`);
  if ("run" in action) return runCall(action.run, tools);
  if ("tool" in action) return namedCall(action.tool, action.args, tools);
  if ("read" in action) return readCall(action.read, absolute(action.read), tools);
  if ("write" in action) return writeCall(action, absolute(action.write), tools, read.has(action.write));
  return editCall(action, absolute(action.edit), tools);
}

const SHELLS =
  /^(bash|shell|shell_command|exec_command|container\.exec|run_shell_command|run_command|execute|terminal)$/i;
const isShell = (tool: Tool): boolean => SHELLS.test(tool.name) && (tool.kind === "function" || tool.kind === "shell");
/** Codex's "code mode": the one tool takes JavaScript that calls the others. */
const isCode = (tool: Tool): boolean => tool.kind === "freeform" && /^(exec|code)$/.test(tool.name);

function runCall(command: string, tools: readonly Tool[]): ToolCall | null {
  const shell = tools.find(isShell);
  if (shell !== undefined) {
    const key = keyIn(shell, ["command", "cmd", "script"]) ?? "command";
    const asList = [objectOf(shell.properties[key])["type"]].flat().includes("array");
    return call(shell, { [key]: asList ? ["bash", "-lc", command] : command });
  }
  const code = tools.find(isCode);
  if (code === undefined) return null;
  const program = `const r = await tools.exec_command({cmd: ${JSON.stringify(command)}});\ntext(typeof r === "string" ? r : JSON.stringify(r));`;
  return { tool: code.name, kind: code.kind, args: program };
}

function namedCall(name: string, args: JsonObject, tools: readonly Tool[]): ToolCall {
  const tool = tools.find((one) => one.name === name);
  return { tool: name, kind: tool?.kind ?? "function", args };
}

const PATHS = ["file_path", "filePath", "absolute_path", "path", "filename", "file"];
const CONTENTS = ["content", "contents", "file_text", "fileText", "text"];
const OLD = ["old_string", "oldString", "old_str", "oldText", "old_text"];
const NEW = ["new_string", "newString", "new_str", "newText", "new_text"];

function readCall(path: string, absolute: string, tools: readonly Tool[]): ToolCall | null {
  const reader = tools.find((tool) => /^(read|read_file|view|view_file|cat)$/i.test(tool.name) && keyIn(tool, PATHS));
  if (reader !== undefined) return call(reader, { [keyIn(reader, PATHS) ?? "path"]: absolute });
  const editor = tools.find(isEditor);
  if (editor !== undefined) return call(editor, { command: "view", path: absolute });
  return runCall(`cat ${quoted(path)}`, tools);
}

function writeCall(
  { write: path, content }: { readonly write: string; readonly content: string },
  absolute: string,
  tools: readonly Tool[],
  exists: boolean,
): ToolCall | null {
  const writer = tools.find(
    (tool) =>
      /^(write|write_file|create|create_file|write_to_file)$/i.test(tool.name) &&
      keyIn(tool, PATHS) !== undefined &&
      keyIn(tool, CONTENTS) !== undefined,
  );
  if (writer !== undefined && !(exists && /^create/i.test(writer.name)))
    return call(writer, { [keyIn(writer, PATHS) ?? ""]: absolute, [keyIn(writer, CONTENTS) ?? ""]: content });
  const editor = tools.find(isEditor);
  if (editor !== undefined) return call(editor, { command: "create", path: absolute, file_text: content });
  const added = patch(`*** Add File: ${path}\n${lines(content, "+")}`);
  return (
    patchCall(added, tools) ?? runCall(`cat > ${quoted(path)} <<'END_OF_FILE'\n${ended(content)}END_OF_FILE`, tools)
  );
}

function editCall(
  { edit: path, old, new: replacement }: { readonly edit: string; readonly old: string; readonly new: string },
  absolute: string,
  tools: readonly Tool[],
): ToolCall | null {
  const one = tools.find((tool) => /^(edit|edit_file|replace|str_replace)$/i.test(tool.name) && keyIn(tool, PATHS));
  const path0 = one === undefined ? "" : (keyIn(one, PATHS) ?? "");
  if (one !== undefined && keyIn(one, OLD) !== undefined)
    return call(one, { [path0]: absolute, [keyIn(one, OLD) ?? ""]: old, [keyIn(one, NEW) ?? ""]: replacement });
  const inner = objectOf(objectOf(objectOf(one?.properties["edits"])["items"])["properties"]);
  const [oldKey, newKey] = [OLD, NEW].map((keys) => keys.find((key) => key in inner));
  if (one !== undefined && oldKey !== undefined && newKey !== undefined)
    return call(one, { [path0]: absolute, edits: [{ [oldKey]: old, [newKey]: replacement }] });
  const editor = tools.find(isEditor);
  if (editor !== undefined)
    return call(editor, { command: "str_replace", path: absolute, old_str: old, new_str: replacement });
  const changed = patch(`*** Update File: ${path}\n@@\n${lines(old, "-")}\n${lines(replacement, "+")}`);
  const program = `import sys;p,o,n=sys.argv[1:];s=open(p).read();assert o in s;open(p,"w").write(s.replace(o,n,1))`;
  return (
    patchCall(changed, tools) ??
    runCall(["python3 -c", ...[program, path, old, replacement].map(quoted)].join(" "), tools)
  );
}

const isEditor = (tool: Tool): boolean => /^str_replace_(based_edit_tool|editor)$/.test(tool.name);

function patchCall(text: string, tools: readonly Tool[]): ToolCall | null {
  const tool = tools.find(({ name }) => name === "apply_patch");
  if (tool === undefined) return null;
  if (tool.kind === "freeform") return { tool: tool.name, kind: tool.kind, args: text };
  return call(tool, { [keyIn(tool, ["input", "patch", "patchText", "patch_text"]) ?? "input"]: text });
}

const patch = (body: string): string => `*** Begin Patch\n${body}\n*** End Patch\n`;
const ended = (text: string): string => (text.endsWith("\n") ? text : `${text}\n`);
const lines = (text: string, mark: string): string =>
  text
    .replace(/\n$/, "")
    .split("\n")
    .map((line) => mark + line)
    .join("\n");
const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;
const keyIn = (tool: Tool, keys: readonly string[]): string | undefined => keys.find((key) => key in tool.properties);

/** A call with whatever else the tool's schema demands, such as a description. */
function call(tool: Tool, args: Readonly<Record<string, unknown>>): ToolCall {
  const missing = tool.required.filter((key) => !(key in args));
  const filled = Object.fromEntries(missing.map((key) => [key, sampleOf(objectOf(tool.properties[key]))]));
  return { tool: tool.name, kind: tool.kind, args: { ...args, ...filled } };
}

/** Any value that fits a JSON schema, roughly. */
export function sampleOf(schema: JsonObject): unknown {
  const type = [schema["type"]].flat()[0];
  if ("default" in schema) return schema["default"];
  if ("const" in schema) return schema["const"];
  if (Array.isArray(schema["enum"])) return schema["enum"][0];
  if (Array.isArray(schema["anyOf"])) return sampleOf(objectOf(schema["anyOf"][0]));
  switch (String(type).toLowerCase()) {
    case "boolean":
      return false;
    case "integer":
    case "number":
      return schema["minimum"] ?? 1;
    case "array":
      return schema["minItems"] === undefined ? [] : [sampleOf(objectOf(schema["items"]))];
    case "object": {
      const properties = objectOf(schema["properties"]);
      const wanted = Array.isArray(schema["required"]) ? schema["required"].map(String) : Object.keys(properties);
      return Object.fromEntries(wanted.map((key) => [key, sampleOf(objectOf(properties[key]))]));
    }
    case "null":
      return null;
    default:
      return "sample";
  }
}

/** An action no tool can do, written out. */
export function actionAsText(action: Action): string {
  if ("write" in action) return `${action.write}\n\`\`\`\n${ended(action.content)}\`\`\``;
  if ("run" in action) return `\`\`\`sh\n${action.run}\n\`\`\``;
  return JSON.stringify(action);
}
