import { z } from "zod";
import { defineTool, type Tool } from "#kernel";
import { type SearchHit, searchHitSchema } from "#protocol";

const inputSchema = z.object({ query: z.string().trim().min(1).max(1_000), documents: z.array(z.string()).min(1) });
const outputSchema = z.object({ hits: z.array(searchHitSchema) });
export type DocumentSearchInput = z.infer<typeof inputSchema>;
export type DocumentSearchOutput = z.infer<typeof outputSchema>;

/** Finds passages: the search of the documents room, with each hit's document named. */
export type FindPassages = (
  query: string,
  options: { k: number; documents: readonly string[] },
) => Promise<SearchHit[]>;

/** Passages of about 500 characters: enough for a short document to be read whole. */
const hitCount = 12;

/** Looks in the user's own documents. */
export function createDocumentSearch(find: FindPassages): Tool<DocumentSearchInput, DocumentSearchOutput> {
  return defineTool({
    name: "search_pdf_knowledge",
    description:
      "Searches the documents that the user brought and returns the passages that match best, with their pages.",
    input: inputSchema,
    output: outputSchema,
    run: async ({ query, documents }) => ({ hits: await find(query, { k: hitCount, documents }) }),
    summary: ({ hits }) => hits.map(({ name, page }) => `${name} ${page}`).join(" · "),
  });
}
