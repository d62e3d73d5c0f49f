import { useState } from "react";
import type { Collection, DocumentResource } from "#protocol";
import { useCollections } from "../api/collections.ts";

interface ChosenCollection {
  readonly collections: readonly Collection[];
  /** The collection whose documents are listed; null for all. */
  readonly collection: string | null;
  readonly choose: (id: string | null) => void;
  readonly listed: (documents: readonly DocumentResource[]) => readonly DocumentResource[];
}

/** Which collection a list of documents is narrowed to. */
export function useChosenCollection(): ChosenCollection {
  const { data: collections = [] } = useCollections();
  const [chosen, choose] = useState<string | null>(null);
  // One that was removed elsewhere is chosen no longer.
  const collection = collections.some(({ id }) => id === chosen) ? chosen : null;
  const listed = (documents: readonly DocumentResource[]) =>
    collection === null ? documents : documents.filter((one) => one.collections.includes(collection));
  return { collections, collection, choose, listed };
}
