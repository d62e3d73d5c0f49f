/** Settles with the work or rejects with the signal, whichever comes first: what ignores its signal holds nobody up. */
export async function raceSignal<T>(work: Promise<T> | T, signal: AbortSignal | undefined): Promise<T> {
  if (signal === undefined || !(work instanceof Promise)) return await work;
  return await new Promise<T>((resolve, reject) => {
    const stop = () => reject(signal.reason);
    if (signal.aborted) stop();
    signal.addEventListener("abort", stop, { once: true });
    // Taken off again: a signal may live long, and would hold all that was ever waited for.
    work.then(resolve, reject).finally(() => signal.removeEventListener("abort", stop));
  });
}
