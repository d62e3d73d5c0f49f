import { tokensIn } from "#kernel";
import { type DocumentTable, readTables } from "#tools/tables";
import type { ChatServices, KeptDocument } from "../services.ts";
import type { AttachedDocument } from "../tool-result.ts";

/** Without a model more is read for its tables: they are computed over whole. */
const mostTableCharacters = 2_000_000;
const mostReadDocuments = 40;

/** The attached documents as they were read before anything was looked for. */
export interface DocumentReading {
  /** All of them fit into what a model may be given. */
  readonly fits: boolean;
  readonly documents: readonly (KeptDocument & { readonly id: string })[];
  readonly tables: readonly DocumentTable[];
}

/** Reads what is attached, unless it is so much that only a search can tell what of it matters: then there is nothing. */
export async function readDocuments(
  attached: readonly AttachedDocument[],
  maxTokens: number,
  { characters, readDocument }: Pick<ChatServices, "characters" | "readDocument">,
): Promise<DocumentReading> {
  const nothing: DocumentReading = { fits: false, documents: [], tables: [] };
  const ids = attached.map(({ id }) => id);
  const length = await characters(ids);
  if (ids.length > mostReadDocuments || length > mostTableCharacters) return nothing;
  const documents = await Promise.all(ids.map(async (id) => ({ id, ...(await readDocument(id)) })));
  const texts = documents.flatMap(({ pages }) => pages.map(({ text }) => text));
  const fits = texts.reduce((sum, text) => sum + tokensIn(text), 0) <= maxTokens;
  const tables: DocumentTable[] = [];
  for (const { id, name, pages } of documents) tables.push(...(await readTables({ documentId: id, name }, pages)));
  return { fits, documents, tables };
}
