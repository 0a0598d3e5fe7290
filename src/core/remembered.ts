/**
 * A function of a list of words that keeps its last answers: for what is asked again with every attempt, is dear to
 * make and depends on nothing else. Of the lists asked about, the `most` latest are kept.
 */
export function remembered<T>(make: (words: readonly string[]) => T, most = 1_000): (words: readonly string[]) => T {
  const known = new Map<string, T>();
  return (words) => {
    const key = JSON.stringify(words);
    const found = known.get(key);
    if (found !== undefined) return found;
    if (known.size >= most) known.delete(known.keys().next().value ?? "");
    const made = make(words);
    known.set(key, made);
    return made;
  };
}
