const RANK = { literal: 0, param: 1, rest: 2 };

export function parsePattern(pattern) {
  return pattern
    .replace(/(?<=.)\/$/, "")
    .split("/")
    .slice(1)
    .map((text) => {
      if (text.startsWith(":")) return { kind: "param", name: text.slice(1) };
      if (text.startsWith("*")) return { kind: "rest", name: text.slice(1) };
      return { kind: "literal", text };
    });
}

/** Negative if `a` is better. */
export function compare(a, b) {
  for (let i = 0; i < Math.min(a.length, b.length); i += 1) {
    const difference = RANK[a[i].kind] - RANK[b[i].kind];
    if (difference !== 0) return difference;
  }
  return 0; // sorting is stable, so the first added stays first
}

/** Whether a route's segments fit a path's; fills `params`. */
export function fit(route, path, params) {
  for (let i = 0; i < route.length; i += 1) {
    const segment = route[i];
    if (i >= path.length) return false;
    if (segment.kind === "rest") {
      params[segment.name] = path.slice(i).join("/");
      return true;
    }
    if (segment.kind === "param") {
      if (path[i] === "") return false;
      params[segment.name] = path[i];
    } else if (segment.text !== path[i]) return false;
  }
  return route.length === path.length;
}
