import { cancelled } from "#protocol";

/** A signal that fires when the work is cancelled or after a time limit, whichever comes first. */
export function combineSignals(signal: AbortSignal, timeoutMs: number): AbortSignal {
  return AbortSignal.any([signal, AbortSignal.timeout(Math.max(0, Math.ceil(timeoutMs)))]);
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
