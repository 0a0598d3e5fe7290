import fs from "node:fs";
import { createRequire } from "node:module";
import { Ajv, type ValidateFunction } from "ajv";

/** What GitHub itself says of its API, and whether a call keeps to it. Faults are sentences; none: it does. */
export interface Contract {
  request(method: string, path: string, body: unknown): readonly string[];
  response(method: string, path: string, status: number, body: unknown): readonly string[];
  /** An answer as the description shows it, by its name there. */
  example(name: string): unknown;
}

interface Operation {
  readonly requestBody?: { readonly required?: boolean; readonly content?: Readonly<Record<string, unknown>> };
  readonly responses: Readonly<Record<string, { readonly $ref?: string; readonly content?: object }>>;
}

interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly examples: Readonly<Record<string, { readonly value: unknown }>>;
    readonly responses: Readonly<Record<string, { readonly content?: object }>>;
  };
}

const JSON_CONTENT = "application/json";

/** Reads GitHub's description of its API, which takes a moment: once a process. */
export function githubContract(): Contract {
  return (known ??= readContract());
}
let known: Contract | null = null;

function readContract(): Contract {
  const file = createRequire(import.meta.url).resolve("@octokit/openapi/generated/api.github.com.json");
  const description = JSON.parse(fs.readFileSync(file, "utf8")) as Description;
  // It is an OpenAPI document: words that JSON Schema does not know, and formats, say nothing wrong.
  const ajv = new Ajv({ strict: false, validateFormats: false, allErrors: true, verbose: true, logger: false });
  ajv.addSchema(description, "github");
  const templates = Object.keys(description.paths).map((template) => ({ template, pattern: patternOf(template) }));
  const compiled = new Map<string, ValidateFunction>();
  const check = (pointer: string, value: unknown): readonly string[] => {
    const validate = compiled.get(pointer) ?? ajv.compile({ $ref: `github#${pointer}` });
    compiled.set(pointer, validate);
    if (validate(value)) return [];
    // A field that may be null and lists its other values: OpenAPI 3.0 means null as well, JSON Schema does not.
    const errors = (validate.errors ?? []).filter(({ keyword, data }) => keyword !== "enum" || data !== null);
    return errors.map(({ instancePath, message, keyword }) => `${keyword} ${instancePath} ${message ?? ""}`);
  };
  const find = (method: string, path: string): { pointer: string; operation: Operation } | null => {
    const fitting = templates.filter(({ pattern }) => pattern.test(path));
    // The most literal one: `/issues/comments/{id}` before `/issues/{number}/{anything}`.
    const [best] = fitting.sort((a, b) => a.template.split("{").length - b.template.split("{").length);
    const operation = best === undefined ? undefined : description.paths[best.template]?.[method.toLowerCase()];
    if (best === undefined || operation === undefined) return null;
    return { pointer: pointerOf("paths", best.template, method.toLowerCase()), operation };
  };
  return {
    example: (name) => description.components.examples[name]?.value,
    request: (method, path, body) => {
      const found = find(method, path);
      if (found === null) return [`GitHub has no ${method} ${path}`];
      if (found.operation.requestBody?.content?.[JSON_CONTENT] === undefined) return [];
      return check(`${found.pointer}${pointerOf("requestBody", "content", JSON_CONTENT, "schema")}`, body);
    },
    response: (method, path, status, body) => {
      const found = find(method, path);
      if (found === null) return [`GitHub has no ${method} ${path}`];
      const answer = found.operation.responses[String(status)];
      if (answer === undefined) return [`${method} ${path} never answers ${status}`];
      const shared = answer.$ref?.split("/").at(-1);
      const content = shared === undefined ? answer.content : description.components.responses[shared]?.content;
      if (content === undefined || !(JSON_CONTENT in content)) return [];
      const at =
        shared === undefined
          ? `${found.pointer}${pointerOf("responses", String(status))}`
          : pointerOf("components", "responses", shared);
      return check(`${at}${pointerOf("content", JSON_CONTENT, "schema")}`, body);
    },
  };
}

const patternOf = (template: string): RegExp =>
  new RegExp(
    `^${template.replaceAll(/[.*+?^$()|[\]\\]/g, "\\$&").replaceAll(/\{[^}]+\}/g, template.endsWith("{path}") ? ".+" : "[^/]+")}$`,
  );

/** A JSON pointer, as it stands in the fragment of an address. */
const pointerOf = (...parts: string[]): string =>
  parts.map((part) => `/${encodeURIComponent(part.replaceAll("~", "~0").replaceAll("/", "~1"))}`).join("");
