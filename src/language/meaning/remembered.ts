/** A pure function of a short text that remembers what it found: sentences repeat the words of their sources. */
export function remembered<Result extends NonNullable<unknown> | null>(
  find: (text: string) => Result,
  maxEntries = 20_000,
): (text: string) => Result {
  const known = new Map<string, Result>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    const result = find(text);
    if (known.size >= maxEntries) known.clear();
    known.set(text, result);
    return result;
  };
}

/** A pure function of something read once that remembers what it found for as long as that is there. */
export function rememberedOf<Key extends object, Result extends NonNullable<unknown>>(
  find: (key: Key) => Result,
): (key: Key) => Result {
  const known = new WeakMap<Key, Result>();
  return (key) => {
    const found = known.get(key);
    if (found !== undefined) return found;
    const result = find(key);
    known.set(key, result);
    return result;
  };
}
