const RANK = { literal: 0, param: 1, rest: 2 };

export function parsePattern(pattern) {
  return pattern
    .split("/")
    .slice(1)
    .map((text) => {
      if (text.startsWith(":")) return { kind: "param", name: text.slice(1) };
      if (text.startsWith("*")) return { kind: "rest", name: text.slice(1) };
      return { kind: "literal", test: new RegExp(`^${text}$`, "i") };
    });
}

/** Negative if `a` is better. */
export function compare(a, b) {
  if (a.length !== b.length) return b.length - a.length;
  for (let i = 0; i < a.length; i += 1) {
    const difference = RANK[a[i].kind] - RANK[b[i].kind];
    if (difference !== 0) return difference;
  }
  return -1;
}

/** Whether a route's segments fit a path's; fills `params`. */
export function fit(route, path, params) {
  for (let i = 0; i < route.length; i += 1) {
    const segment = route[i];
    if (segment.kind === "rest") {
      params[segment.name] = path.slice(i).join("/");
      return true;
    }
    if (segment.kind === "param") params[segment.name] = path[i];
    else if (!segment.test.test(path[i])) return false;
  }
  return true;
}
