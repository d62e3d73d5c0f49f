import { useRef, useState } from "react";
import { stillThere, useDocuments } from "../api/documents.ts";
import { type Arrival, sendFiles } from "./uploads.ts";

export interface Attached {
  readonly ids: readonly string[];
  /** How many files are on their way. */
  readonly arriving: number;
  /** The keys of uploads that did not arrive. */
  readonly failed: readonly number[];
  toggle(id: string): void;
  /** Sends files and attaches what arrives. */
  bring(files: readonly File[]): Promise<void>;
  /** What is attached once everything on its way has arrived; null when something of it did not. */
  settled(): Promise<readonly string[] | null>;
}

/**
 * The documents that a conversation uses. Whatever arrives late is added to what is attached by then; what has been deleted is
 * attached no longer.
 */
export function useAttached(
  initial: () => readonly string[],
  onChange: (ids: readonly string[]) => void = () => {},
): Attached {
  const [chosen, setChosen] = useState(initial);
  const [arriving, setArriving] = useState(0);
  const [failed, setFailed] = useState<readonly number[]>([]);
  const documents = useDocuments().data;
  // Files arrive long after the render that they were dropped on.
  const current = useRef(chosen);
  const latest = useRef(documents);
  latest.current = documents;
  const arrivals = useRef(new Set<Promise<Arrival>>());
  const ids = () => stillThere(current.current, latest.current);
  const change = (next: readonly string[]) => {
    current.current = next;
    setChosen(next);
    onChange(next);
  };
  return {
    ids: stillThere(chosen, documents),
    arriving,
    failed,
    toggle: (id) => change(ids().includes(id) ? ids().filter((other) => other !== id) : [...ids(), id]),
    bring: async (files) => {
      const arrival = sendFiles(files);
      arrivals.current.add(arrival);
      setArriving((count) => count + files.length);
      const { arrived, failed } = await arrival;
      arrivals.current.delete(arrival);
      setArriving((count) => count - files.length);
      setFailed((before) => [...before, ...failed]);
      if (arrived.length > 0) change([...new Set([...ids(), ...arrived])]);
    },
    settled: async () => {
      const waited = await Promise.all(arrivals.current);
      if (waited.some((arrival) => arrival.failed.length > 0)) return null;
      return [...new Set([...ids(), ...waited.flatMap(({ arrived }) => arrived)])];
    },
  };
}
