import { z } from "zod";
import { defineTool, type Tool } from "#kernel";
import { placeWord, type SearchHit, searchHitSchema } from "#protocol";

const inputSchema = z.object({ query: z.string().trim().min(1).max(1_000), documents: z.array(z.string()).min(1) });
const outputSchema = z.object({ hits: z.array(searchHitSchema) });
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

/** Looks in the user's own documents. */
export function createDocumentSearch(find: FindPassages): Tool<DocumentSearchInput, DocumentSearchOutput> {
  return defineTool({
    ...documentSearchDeclaration,
    input: inputSchema,
    output: outputSchema,
    run: async ({ query, documents }) => ({ hits: await find(query, { k: passagesAtOnce, documents }) }),
    summary: ({ hits }, _input, language) =>
      [...new Set(hits.map((hit) => `${hit.name} ${placeWord(hit)[language]}`))].join(" · "),
    words: ({ hits }, language) =>
      hits.map((hit) => `${hit.name} ${placeWord(hit)[language]}: ${hit.text}`).join("\n\n"),
  });
}
