export interface Slots {
  /** Waits for a slot, in the order of asking, until the signal gives up. */
  take(signal?: AbortSignal): Promise<void>;
  /** Gives a slot back: it goes to the first that waits. */
  release(): void;
  /** Does a piece of work once there is a slot for it. */
  run<Result>(work: () => Promise<Result>, signal?: AbortSignal): Promise<Result>;
}

/** So many pieces of work at once in this process; others wait. */
export function createSlots(count: number): Slots {
  let free = count;
  const waiting: (() => void)[] = [];
  const slots: Slots = {
    async take(signal) {
      signal?.throwIfAborted();
      if (free > 0) {
        free -= 1;
        return;
      }
      const turn = Promise.withResolvers<void>();
      const leave = () => {
        const at = waiting.indexOf(turn.resolve);
        // It has its slot already: another's place in the queue is not its to give up.
        if (at === -1) return;
        waiting.splice(at, 1);
        turn.reject(signal?.reason);
      };
      waiting.push(turn.resolve);
      signal?.addEventListener("abort", leave, { once: true });
      await turn.promise.finally(() => signal?.removeEventListener("abort", leave));
    },
    release() {
      const next = waiting.shift();
      if (next === undefined) free += 1;
      else next();
    },
    async run(work, signal) {
      await slots.take(signal);
      try {
        return await work();
      } finally {
        slots.release();
      }
    },
  };
  return slots;
}
