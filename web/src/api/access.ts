import { useSyncExternalStore } from "react";

/** Who asks for the server's token: the server, which opens to nobody without it, or the user, who may think better of it. */
type TokenAsker = "server" | "user";

let asker: TokenAsker | null = null;
const listeners = new Set<() => void>();

function set(next: TokenAsker | null): void {
  asker = next;
  for (const listener of listeners) listener();
}

export const accessRefused = () => set("server");
export const enterToken = () => set(asker ?? "user");
export const closeTokenGate = () => set(null);

export function useTokenAsker(): TokenAsker | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => asker,
  );
}
