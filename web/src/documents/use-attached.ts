import { useRef, useState } from "react";
import { sendFiles } from "./uploads.ts";

export interface Attached {
  readonly ids: readonly string[];
  /** How many files are on their way. */
  readonly arriving: number;
  toggle(id: string): void;
  /** Sends files and attaches what arrives. */
  bring(files: readonly File[]): Promise<void>;
  /** What is attached once everything on its way has arrived. */
  settled(): Promise<readonly string[]>;
}

/** The documents that a conversation uses. Whatever arrives late is added to what is attached by then. */
export function useAttached(
  initial: () => readonly string[],
  onChange: (ids: readonly string[]) => void = () => {},
): Attached {
  const [ids, setIds] = useState(initial);
  const [arriving, setArriving] = useState(0);
  // Files arrive long after the render that they were dropped on.
  const current = useRef(ids);
  const arrivals = useRef<Promise<void>[]>([]);
  const change = (next: readonly string[]) => {
    current.current = next;
    setIds(next);
    onChange(next);
  };
  const arrive = async (files: readonly File[]) => {
    setArriving((count) => count + files.length);
    const arrived = await sendFiles(files);
    setArriving((count) => count - files.length);
    if (arrived.length > 0) change([...new Set([...current.current, ...arrived])]);
  };
  return {
    ids,
    arriving,
    toggle: (id) =>
      change(current.current.includes(id) ? current.current.filter((other) => other !== id) : [...current.current, id]),
    bring: (files) => {
      const arrival = arrive(files);
      arrivals.current.push(arrival);
      return arrival;
    },
    settled: async () => {
      await Promise.all(arrivals.current);
      return current.current;
    },
  };
}
