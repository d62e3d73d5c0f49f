import { useSyncExternalStore } from "react";

/** Whether the server answers; the frame shows one line while it does not. */
let lost = false;
const listeners = new Set<() => void>();
const returnListeners = new Set<() => void>();

export function connectionLost(): void {
  lost = true;
  for (const listener of listeners) listener();
}

/** Those who wait for the server hear of it when it is back. */
export function connectionMade(): void {
  const isBack = lost;
  lost = false;
  for (const listener of listeners) listener();
  if (isBack) for (const listener of returnListeners) listener();
}

/** A line to the server has fallen silent though it answers: others may be dead too, as after it was away. */
export function lineCut(): void {
  lost = true;
  connectionMade();
}

/** Calls when the server answers again after it was away, or could not be heard. What is returned ends it. */
export function onServerBack(listener: () => void): () => void {
  returnListeners.add(listener);
  return () => returnListeners.delete(listener);
}

/** As long as it takes to notice that the server is away. */
const noticedMs = 3_000;

/** Waits for a server that is away. False when it is not: what failed has another cause. */
export async function serverReturned(): Promise<boolean> {
  if (!lost) await new Promise((resolve) => setTimeout(resolve, noticedMs));
  if (!lost) return false;
  await new Promise<void>((resolve) => {
    const end = onServerBack(() => {
      end();
      resolve();
    });
  });
  return true;
}

export function useConnectionLost(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => lost,
  );
}
