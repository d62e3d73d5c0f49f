import type { Contract } from "#contracts";
import { documentName, readDocument } from "../../bring-documents.ts";
import type { CliContext } from "../../context.ts";

/** Reads a file as a contract. Nothing of it is kept: the document library stays as it was. */
export async function contractIn(context: CliContext, file: string): Promise<Contract> {
  const { readContract } = await import("#contracts");
  const { normaliseRule, parseDocument } = await import("#documents");
  const bytes = await readDocument(context, file);
  const pages: { page: number; text: string }[] = [];
  const name = documentName(file);
  // As the library keeps it: articles with full-width figures or letters set wide are articles there.
  for await (const { page, text } of parseDocument(bytes, name, { signal: context.signal }))
    pages.push({ page, text: normaliseRule({ name, page, text }).text });
  return readContract({ documentId: file, name, pages });
}
