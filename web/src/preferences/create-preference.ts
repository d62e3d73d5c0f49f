import { useSyncExternalStore } from "react";
import { z } from "zod";
import type { SchemaOf } from "#protocol";

export interface Preference<Value> {
  get(): Value;
  set(value: Value): void;
  use(): Value;
}

/** A choice that belongs to this browser. What is stored is parsed again: it may come from another version of the page. */
export function createPreference<Value>(key: string, schema: SchemaOf<Value>, fallback: Value): Preference<Value> {
  const listeners = new Set<() => void>();
  let value = read(key, schema, fallback);
  const notify = () => {
    for (const listener of listeners) listener();
  };
  window.addEventListener("storage", (event) => {
    if (event.key !== key) return;
    value = read(key, schema, fallback);
    notify();
  });
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const get = () => value;
  return {
    get,
    set(next) {
      value = next;
      write(key, next);
      notify();
    },
    use: () => useSyncExternalStore(subscribe, get),
  };
}

function read<Value>(key: string, schema: SchemaOf<Value>, fallback: Value): Value {
  try {
    const stored = window.localStorage.getItem(key);
    if (stored === null) return fallback;
    const parsed = z.safeParse(schema, JSON.parse(stored));
    return parsed.success ? parsed.data : fallback;
  } catch {
    return fallback;
  }
}

/** A browser that keeps nothing (private windows, full storage) still gets the choice for this page. */
function write(key: string, value: unknown): void {
  try {
    window.localStorage.setItem(key, JSON.stringify(value));
  } catch {}
}
