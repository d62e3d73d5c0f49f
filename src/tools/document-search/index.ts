import { z } from "zod";
import { defineTool, type Tool } from "#kernel";
import { type CollectionScope, collectionScopeSchema, placeWord, type SearchHit, searchHitSchema } from "#protocol";

const inputSchema = z
  .object({
    query: z.string().trim().min(1).max(1_000),
    documents: z.array(z.string()).optional(),
    /** Where no document is named: what is asked of all that there is. */
    collections: collectionScopeSchema.optional(),
  })
  .refine(({ documents = [], collections }) => documents.length > 0 || collections !== undefined);
const outputSchema = z.object({
  hits: z.array(searchHitSchema),
  /** Documents whose passages came next. */
  passedOver: z.array(z.object({ documentId: z.string(), name: z.string() })).default([]),
});
export type DocumentSearchInput = z.infer<typeof inputSchema>;
export type DocumentSearchOutput = z.infer<typeof outputSchema>;

/** Finds passages: the search of the documents room, with each hit's document named. */
export type FindPassages = (
  query: string,
  options: { k: number; documents: readonly string[] },
) => Promise<SearchHit[]>;

/** What is known of it before there are documents. */
export const documentSearchDeclaration = {
  name: "search_pdf_knowledge",
  title: { ko: "문서 검색", en: "Document search" },
  description: { ko: "사용자가 올린 문서에서 찾기", en: "look in the documents that the user brought" },
} as const;

/** Passages of about 500 characters: enough for a short document to be read whole. */
export const passagesAtOnce = 12;

/** So many passages are looked at among all documents, and so many of those that were not read are told. */
const passagesConsidered = 36;
const mostPassedOver = 5;

/** Looks in the user's own documents: in those that are named, or in those of collections. */
export function createDocumentSearch(
  find: FindPassages,
  documentsOf: (scope: CollectionScope) => Promise<readonly string[]>,
): Tool<DocumentSearchInput, DocumentSearchOutput> {
  return defineTool({
    ...documentSearchDeclaration,
    input: inputSchema,
    output: outputSchema,
    async run({ query, documents = [], collections }) {
      if (documents.length > 0) return { hits: await find(query, { k: passagesAtOnce, documents }), passedOver: [] };
      const allowed = await documentsOf(collections ?? []);
      const ranked = allowed.length === 0 ? [] : await find(query, { k: passagesConsidered, documents: allowed });
      // Nobody has chosen these documents: the rest of a short one is not read unasked.
      const found = ranked.filter(({ score }) => score > 0);
      const hits = found.slice(0, passagesAtOnce);
      const names = new Map(found.map(({ documentId, name }) => [documentId, name]));
      for (const { documentId } of hits) names.delete(documentId);
      const passedOver = [...names].map(([documentId, name]) => ({ documentId, name }));
      return { hits, passedOver: passedOver.slice(0, mostPassedOver) };
    },
    summary: ({ hits }, _input, language) =>
      [...new Set(hits.map((hit) => `${hit.name} ${placeWord(hit)[language]}`))].join(" · "),
    words: ({ hits }, language) =>
      hits.map((hit) => `${hit.name} ${placeWord(hit)[language]}: ${hit.text}`).join("\n\n"),
  });
}
