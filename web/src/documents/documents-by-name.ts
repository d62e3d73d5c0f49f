import type { DocumentResource } from "#protocol";

/** The documents with these words in their name, in their order, some of them before the others. */
export function documentsByName<Document extends Pick<DocumentResource, "id" | "name">>(
  documents: readonly Document[],
  query: string,
  first: readonly string[] = [],
): readonly Document[] {
  // A Mac writes Korean in single letters.
  const wanted = query.trim().normalize("NFC").toLowerCase();
  const found = wanted === "" ? documents : documents.filter(({ name }) => name.toLowerCase().includes(wanted));
  if (first.length === 0) return found;
  const { before = [], after = [] } = Object.groupBy(found, ({ id }) => (first.includes(id) ? "before" : "after"));
  return [...before, ...after];
}
