/** Answers by address, for a while: a second look at the same page costs the service nothing. */
export interface AnswerCache {
  get(key: string): string | null;
  set(key: string, body: string): void;
}

export function createAnswerCache(limits: { entries: number; characters: number; ttlMs: number }): AnswerCache {
  const held = new Map<string, { body: string; until: number }>();
  let characters = 0;
  const drop = (key: string) => {
    characters -= held.get(key)?.body.length ?? 0;
    held.delete(key);
  };
  return {
    get(key) {
      const found = held.get(key);
      if (found === undefined) return null;
      drop(key);
      if (found.until < Date.now()) return null;
      held.set(key, found);
      characters += found.body.length;
      return found.body;
    },
    set(key, body) {
      drop(key);
      if (body.length > limits.characters / 4) return;
      held.set(key, { body, until: Date.now() + limits.ttlMs });
      characters += body.length;
      for (const oldest of held.keys()) {
        if (held.size <= limits.entries && characters <= limits.characters) break;
        drop(oldest);
      }
    },
  };
}
