/** Something large that is read when it is first needed. */
interface ReadInPieces<Value> {
  /** The whole of it. What is not read yet is read at once. */
  now(): Value;
  /** Reads it with pauses, so that nobody else has to wait meanwhile. */
  prepare(pause: () => Promise<void>): Promise<void>;
}

/** Reads something once, by a generator that stops where a pause may be. After a failure the next one who asks begins anew. */
export function readInPieces<Value>(begin: () => Generator<void, Value, void>): ReadInPieces<Value> {
  let reading: Generator<void, Value, void> | null = null;
  let read: { readonly value: Value } | null = null;

  function readOn(): { readonly value: Value } | null {
    reading ??= begin();
    try {
      const { done, value } = reading.next();
      if (done === true) read = { value };
    } catch (thrown) {
      reading = null;
      throw thrown;
    }
    return read;
  }

  return {
    now() {
      for (;;) {
        const whole = read ?? readOn();
        if (whole !== null) return whole.value;
      }
    },
    async prepare(pause) {
      while ((read ?? readOn()) === null) await pause();
    },
  };
}
