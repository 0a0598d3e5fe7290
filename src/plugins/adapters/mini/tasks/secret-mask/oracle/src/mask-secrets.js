export function maskSecrets(settings, names) {
  const secret = new Set(names.map(plain));
  const copy = (value) => {
    if (Array.isArray(value)) return value.map(copy);
    if (value === null || typeof value !== "object") return value;
    return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, secret.has(plain(key)) ? mask(member) : copy(member)]));
  };
  return copy(settings);
}

function plain(name) {
  return name.toLowerCase().replace(/[-_]/g, "");
}

function mask(value) {
  if (value === null) return null;
  return typeof value === "string" && value.length >= 8 ? `****${value.slice(-2)}` : "****";
}
