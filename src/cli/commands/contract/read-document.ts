import { basename } from "node:path";
import type { Contract } from "#contracts";
import { readDocument } from "../../bring-documents.ts";
import type { CliContext } from "../../context.ts";

/** Reads a file as a contract. Nothing of it is kept: the document library stays as it was. */
export async function contractIn(context: CliContext, file: string): Promise<Contract> {
  const { readContract } = await import("#contracts");
  const { parseDocument } = await import("#documents");
  const bytes = await readDocument(context, file);
  const pages: { page: number; text: string }[] = [];
  for await (const { page, text } of parseDocument(bytes, basename(file), { signal: context.signal }))
    pages.push({ page, text });
  return readContract({ documentId: file, name: basename(file), pages });
}
