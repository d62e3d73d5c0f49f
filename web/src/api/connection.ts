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

/** Calls when the server answers again after it was away. What is returned ends it. */
export function onServerBack(listener: () => void): () => void {
  returnListeners.add(listener);
  return () => returnListeners.delete(listener);
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
