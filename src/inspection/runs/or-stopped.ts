/** What is waited for, or the reason of a signal where that comes first. */
export async function orStopped<T>(awaited: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (signal === undefined) return await awaited;
  const stopped = Promise.withResolvers<never>();
  const stop = () => stopped.reject(signal.reason);
  // Taken off again: a signal lives as long as the run, and would hold all that was ever waited for.
  signal.addEventListener("abort", stop, { once: true });
  if (signal.aborted) stop();
  try {
    return await Promise.race([awaited, stopped.promise]);
  } finally {
    signal.removeEventListener("abort", stop);
  }
}
