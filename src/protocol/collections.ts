import { z } from "zod";
import type { Localized } from "./language.ts";

/** Which documents a conversation may be answered from while none are attached: all but the samples, or those of some collections. */
export const collectionScopeSchema = z.union([z.literal("all"), z.array(z.string().min(1).max(200)).max(100)]);
export type CollectionScope = z.infer<typeof collectionScopeSchema>;

export const collectionNameSchema = z.string().trim().min(1).max(100);

/** Documents under a name. */
export const collectionSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** How many it holds. */
  documents: z.number().int(),
  createdAt: z.number(),
  updatedAt: z.number(),
});
export type Collection = z.infer<typeof collectionSchema>;

/** A document that was asked: it was read for the answer, or was near and passed over. */
export const askedDocumentSchema = z.object({ documentId: z.string(), name: z.string(), read: z.boolean() });
export type AskedDocument = z.infer<typeof askedDocumentSchema>;

/** Which documents were read for an answer and which were passed over, in one line. */
export function askedLine(documents: readonly AskedDocument[]): Localized {
  const names = (read: boolean) => documents.filter((one) => one.read === read).map(({ name }) => name);
  const [read, passedOver] = [names(true).join(", "), names(false).join(", ")];
  const parts = (told: string, near: string) =>
    [read === "" ? "" : `${told}: ${read}`, passedOver === "" ? "" : `${near}: ${passedOver}`]
      .filter((part) => part !== "")
      .join(" · ");
  return { ko: parts("읽은 문서", "가까웠지만 지나친 문서"), en: parts("Read", "Near, but passed over") };
}
