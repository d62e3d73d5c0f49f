import { useRef, useState } from "react";
import type { DocumentsChange } from "#protocol";
import { isBeingRead, stillThere, useEveryDocument } from "../api/documents.ts";
import { withChange } from "../api/sessions.ts";
import { type Action, useAction } from "../api/use-action.ts";
import { type Arrival, sendFiles } from "./uploads.ts";

export interface Attached {
  readonly ids: readonly string[];
  /** How many files are on their way. */
  readonly arriving: number;
  /** Whether something of it is still being read. */
  readonly isBeingRead: boolean;
  /** The keys of uploads that did not arrive. */
  readonly failed: readonly number[];
  /** Whatever is attached or detached is sent by this. */
  readonly saving: Action<DocumentsChange>;
  toggle(id: string): void;
  /** Sends files and attaches what arrives; pictures may be meant for this conversation alone. */
  bring(files: readonly File[], options?: { readonly isPassing?: boolean }): Promise<void>;
  /** What is attached once everything on its way has arrived and been saved; null when something of it was not. */
  settled(): Promise<readonly string[] | null>;
}

const noChange: DocumentsChange = { add: [], remove: [] };

/**
 * The documents that a conversation uses, and how to change them. Whatever arrives late is added to what is attached by then;
 * what has been deleted is attached no longer.
 */
export function useAttached(chosen: readonly string[], save: (change: DocumentsChange) => Promise<void>): Attached {
  const [arriving, setArriving] = useState(0);
  const [failed, setFailed] = useState<readonly number[]>([]);
  const { data: documents } = useEveryDocument();
  const ids = stillThere(chosen, documents);
  // Files arrive long after the render that they were dropped on.
  const latest = useRef(ids);
  latest.current = ids;
  const arrivals = useRef(new Set<Promise<Arrival>>());
  const last = useRef({ change: noChange, isSaved: Promise.resolve(true) });
  const saving = useAction((change: DocumentsChange) => {
    const saved = save(change);
    const isSaved = saved.then(
      () => true,
      () => false,
    );
    last.current = { change, isSaved };
    void isSaved.then(() => {
      if (last.current.isSaved === isSaved) last.current = { change: noChange, isSaved };
    });
    return saved;
  });
  return {
    ids,
    arriving,
    isBeingRead: documents?.some((document) => isBeingRead(document) && ids.includes(document.id)) ?? false,
    failed,
    saving,
    toggle: (id) => saving.run(ids.includes(id) ? { add: [], remove: [id] } : { add: [id], remove: [] }),
    bring: async (files, options = {}) => {
      const arrival = sendFiles(files, options);
      arrivals.current.add(arrival);
      setArriving((count) => count + files.length);
      const { arrived, failed } = await arrival;
      arrivals.current.delete(arrival);
      setArriving((count) => count - files.length);
      setFailed((before) => [...before, ...failed]);
      if (arrived.length > 0) saving.run({ add: [...arrived], remove: [] });
    },
    settled: async () => {
      const waited = await Promise.all(arrivals.current);
      const { change, isSaved } = last.current;
      if (!(await isSaved) || waited.some((arrival) => arrival.failed.length > 0)) return null;
      // What was drawn last may be a list that was asked for before the change.
      return withChange([...latest.current, ...waited.flatMap(({ arrived }) => arrived)], change);
    },
  };
}
