/** The decoded segments of a path, or null if one cannot be decoded. */
export function segmentsOf(path) {
  const clean = path.replace(/[?#].*$/s, "").replace(/(?<=.)\/$/, "");
  try {
    return clean.split("/").slice(1).map(decodeURIComponent);
  } catch {
    return null;
  }
}
