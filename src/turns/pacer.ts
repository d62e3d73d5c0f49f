import type { JournalPort } from "#kernel";

/**
 * Lets the event loop serve everybody else between two pieces of turns' work. SQLite answers at once, so that a turn of
 * rules would otherwise run from its first step to its last without a pause, and many of them one after another. One
 * piece is done in each round of the loop: what a request waits for is one piece of one turn, not one of every turn.
 */
export function createPacer() {
  const waiting: (() => void)[] = [];

  function release(): void {
    waiting.shift()?.();
    if (waiting.length > 0) setImmediate(release);
  }

  /** Waits for its round of the event loop. */
  const pause = () =>
    new Promise<void>((resolve) => {
      if (waiting.push(resolve) === 1) setImmediate(release);
    });

  return {
    pause,
    /** A journal that pauses after each write. */
    journal: <Journal extends JournalPort>(journal: Journal): Journal => ({
      ...journal,
      async append(entries: Parameters<JournalPort["append"]>[0]) {
        await journal.append(entries);
        await pause();
      },
    }),
  };
}
