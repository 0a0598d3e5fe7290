/** Name and folder of the npm package a bundled module belongs to; null for our own and for virtual modules. */
export function packageOf(moduleId: string): { readonly name: string; readonly folder: string } | null {
  const marker = "/node_modules/";
  const at = moduleId.lastIndexOf(marker);
  if (at < 0) return null;
  const [scope = "", base = ""] = moduleId.slice(at + marker.length).split("/");
  const name = scope.startsWith("@") ? `${scope}/${base}` : scope;
  return { name, folder: moduleId.slice(0, at + marker.length) + name };
}
