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
