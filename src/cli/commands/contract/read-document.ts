import type { Contract } from "#contracts";
import { bringDocuments } from "../../bring-documents.ts";
import type { CliContext } from "../../context.ts";

/** Brings a file into the library and reads it as a contract. The same file is brought once. */
export async function contractIn(context: CliContext, file: string): Promise<Contract> {
  const [documentId = ""] = await bringDocuments(context, [file]);
  const { documents } = await context.house();
  const { readContract } = await import("#contracts");
  const { name } = await documents.get(documentId);
  return readContract({ documentId, name, pages: await documents.pages(documentId) });
}
