import type { ChangeTopic } from "#protocol";

/** Tells its listeners what has changed, whichever process changed it. */
export interface ChangeFeed {
  /** Resolves when every change from then on is told. What it resolves to ends it. */
  listen(onChange: (changed: readonly ChangeTopic[]) => void): Promise<() => void>;
}

/** A mark for each topic that differs after something of it has changed. */
export type ReadMarks = () => Promise<ReadonlyMap<ChangeTopic, string>>;

/** How often the marks are looked at while somebody listens. */
const lookEveryMs = 500;

export function createChangeFeed(readMarks: ReadMarks, everyMs = lookEveryMs): ChangeFeed {
  const listeners = new Set<(changed: readonly ChangeTopic[]) => void>();
  let seen: ReadonlyMap<ChangeTopic, string> | null = null;
  let timer: NodeJS.Timeout | undefined;
  let firstLook: Promise<void> = Promise.resolve();

  async function look(): Promise<void> {
    try {
      const now = await readMarks();
      const before = seen ?? now;
      seen = now;
      const changed = [...now].filter(([topic, mark]) => before.get(topic) !== mark).map(([topic]) => topic);
      if (changed.length > 0) for (const listener of listeners) listener(changed);
    } catch {
      // A store that cannot be read now is looked at again; what changed meanwhile is told then.
      seen ??= new Map();
    }
    clearTimeout(timer);
    if (listeners.size > 0) timer = setTimeout(look, everyMs);
  }

  return {
    async listen(onChange) {
      listeners.add(onChange);
      if (listeners.size === 1) {
        seen = null;
        firstLook = look();
      }
      await firstLook;
      return () => {
        listeners.delete(onChange);
        if (listeners.size === 0) clearTimeout(timer);
      };
    },
  };
}
