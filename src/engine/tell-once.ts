import type { Emit } from "#core/ports.ts";

/** Warns of the same thing once: what one attempt meets, most attempts of its run meet as well. */
export function tellOnce(emit: Emit): Emit {
  const told = new Set<string>();
  return (event) => {
    if (event.type === "warning") {
      if (told.has(event.message)) return;
      told.add(event.message);
    }
    emit(event);
  };
}
