export function slugOf(headline, maxLength = 40) {
  const slug = headline
    .replaceAll("&", " and ")
    .normalize("NFD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
  if (slug === "") return "untitled";
  if (slug.length <= maxLength) return slug;
  const cut = slug.lastIndexOf("-", maxLength);
  return cut > 0 ? slug.slice(0, cut) : slug.slice(0, maxLength);
}
