import { useSyncExternalStore } from "react";

/** Whether the server has asked for its token. The shell shows the entry while it has. */
let refused = false;
const listeners = new Set<() => void>();

function set(next: boolean): void {
  refused = next;
  for (const listener of listeners) listener();
}

export const accessRefused = () => set(true);
export const accessGranted = () => set(false);

export function useAccessRefused(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => refused,
  );
}
