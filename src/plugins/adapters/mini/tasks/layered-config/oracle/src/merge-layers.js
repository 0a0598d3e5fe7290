export function mergeLayers(layers) {
  return layers.reduce(lay, {});
}

/** `base` is ours to change; `layer` is not. */
function lay(base, layer) {
  for (const [written, value] of Object.entries(layer)) {
    const mark = /[+!]$/.exec(written)?.[0];
    const key = mark === undefined ? written : written.slice(0, -1);
    if (mark === "+") put(base, key, appended(base, key, value));
    else if (value === null) delete base[key];
    else if (isObject(value)) put(base, key, lay(mark === undefined && isObject(own(base, key)) ? own(base, key) : {}, value));
    else put(base, key, structuredClone(value));
  }
  return base;
}

function appended(base, key, value) {
  const list = own(base, key) ?? [];
  if (!Array.isArray(list)) throw new TypeError(`${key} is no array that could be added to`);
  return list.concat(structuredClone(Array.isArray(value) ? value : [value]));
}

const own = (object, key) => (Object.hasOwn(object, key) ? object[key] : undefined);
const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);

function put(object, key, value) {
  Object.defineProperty(object, key, { value, writable: true, enumerable: true, configurable: true });
}
