import { cancelled } from "#protocol";

export interface LimitedSignal extends Disposable {
  readonly signal: AbortSignal;
}

/**
 * A signal that fires when the work is cancelled or after a time limit, whichever comes first; `using` lets go of its
 * timer. (`AbortSignal.any` with `AbortSignal.timeout` costs several times as much and keeps a timer for each call.)
 */
export function limitSignal(outer: AbortSignal, timeoutMs: number): LimitedSignal {
  const controller = new AbortController();
  const cancel = () => controller.abort(outer.reason);
  const timer = setTimeout(
    () => controller.abort(new DOMException("the time limit was reached", "TimeoutError")),
    Math.max(0, Math.ceil(timeoutMs)),
  );
  if (outer.aborted) cancel();
  outer.addEventListener("abort", cancel, { once: true });
  return {
    signal: controller.signal,
    [Symbol.dispose]() {
      clearTimeout(timer);
      outer.removeEventListener("abort", cancel);
    },
  };
}

/** Waits, unless the signal fires first. */
export async function sleep(ms: number, signal: AbortSignal): Promise<void> {
  if (signal.aborted) throw cancelled(signal.reason);
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(done, ms);
    function done() {
      signal.removeEventListener("abort", stop);
      resolve();
    }
    function stop() {
      clearTimeout(timer);
      reject(cancelled(signal.reason));
    }
    signal.addEventListener("abort", stop, { once: true });
  });
}
