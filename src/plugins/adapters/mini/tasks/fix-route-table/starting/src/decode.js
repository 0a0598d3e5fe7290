/** The decoded segments of a path. */
export function segmentsOf(path) {
  const clean = decodeURIComponent(path).replace(/[?#].*$/, "").replace(/\/+$/, "");
  return clean.split("/").slice(1);
}
