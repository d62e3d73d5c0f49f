import type { Turn } from "#kernel";
import type { AskedDocument } from "#protocol";
import type { ChatState } from "./state.ts";

/** Documents that were passed over and are told. */
const mostPassedOver = 5;

type Asked = Pick<ChatState, "documents" | "near" | "sources" | "citations">;

/**
 * The documents that were asked, those that were read first. A model reads all that it was given; without one only what the
 * answer quotes was.
 */
export function askedOf(
  { documents, near, sources, citations }: Asked,
  { models }: Pick<Turn, "models">,
): AskedDocument[] {
  const isGiven = models.forRole("respond") !== null;
  const given = isGiven ? sources.flatMap((one) => (one.kind === "document" ? one.documentId : [])) : [];
  const quoted = citations.flatMap(({ documentId }) => documentId ?? []);
  const readIds = new Set([...given, ...quoted]);
  const attached = documents.map(({ id, name }) => ({ documentId: id, name }));
  const all = new Map([...attached, ...near].map((one) => [one.documentId, one.name]));
  // The order of the fields is what the store tells them by: a document that was passed over is not quoted.
  const asked = [...all].map(([documentId, name]) => ({ documentId, read: readIds.has(documentId), name }));
  const passedOver = asked.filter(({ read }) => !read);
  return [...asked.filter(({ read }) => read), ...passedOver.slice(0, attached.length || mostPassedOver)];
}
