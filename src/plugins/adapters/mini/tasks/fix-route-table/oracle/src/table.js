import { parsePattern, fit, compare } from "./pattern.js";
import { segmentsOf } from "./decode.js";

export function createTable() {
  const routes = [];
  return {
    add(pattern, name) {
      routes.push({ name, segments: parsePattern(pattern) });
      routes.sort((a, b) => compare(a.segments, b.segments));
    },
    find(path) {
      const segments = segmentsOf(path);
      if (segments === null) return null;
      for (const route of routes) {
        const params = {};
        if (fit(route.segments, segments, params)) return { name: route.name, params };
      }
      return null;
    },
  };
}
