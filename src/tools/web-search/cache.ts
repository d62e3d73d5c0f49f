/** Remembers answers for a while: asking twice within minutes costs nothing. Bounded, oldest out first. */
export interface Cache<Value> {
  get(key: string): Value | undefined;
  set(key: string, value: Value): void;
}

export function createCache<Value>(most: number, lifetimeMs: number, now: () => number = Date.now): Cache<Value> {
  const kept = new Map<string, { value: Value; until: number }>();
  return {
    get(key) {
      const entry = kept.get(key);
      if (entry === undefined || entry.until < now()) return undefined;
      return entry.value;
    },
    set(key, value) {
      kept.delete(key);
      kept.set(key, { value, until: now() + lifetimeMs });
      const oldest = kept.keys().next();
      if (kept.size > most && !oldest.done) kept.delete(oldest.value);
    },
  };
}
