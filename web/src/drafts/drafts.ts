import { useSyncExternalStore } from "react";

const place = (key: string) => `jihwi.draft.${key}`;
const listeners = new Set<() => void>();

/** What was written under a key (a page's path) and not sent. It belongs to this tab and survives a reload. */
export function readDraft(key: string): string {
  const text = unkept.get(key);
  if (text !== undefined) return text;
  try {
    return window.sessionStorage.getItem(place(key)) ?? "";
  } catch {
    return "";
  }
}

/** Texts of a browser that keeps nothing: private windows, full storage. */
const unkept = new Map<string, string>();

export function keepDraft(key: string, text: string): void {
  unkept.delete(key);
  try {
    if (text === "") window.sessionStorage.removeItem(place(key));
    else window.sessionStorage.setItem(place(key), text);
  } catch {
    unkept.set(key, text);
  }
  for (const listener of listeners) listener();
}

/** Forgets what has been sent, unless more was written meanwhile. */
export function forgetDraft(key: string, sent: string): void {
  if (readDraft(key) === sent) keepDraft(key, "");
}

/** The draft of a page, also when something else than its field writes it. */
export function useDraft(key: string): string {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => readDraft(key),
  );
}
