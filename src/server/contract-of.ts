import type { JihwiApp } from "#app";
import type { Contract } from "#contracts";

/** A document of the store, read as a contract. */
export async function contractOf({ documents }: JihwiApp, documentId: string): Promise<Contract> {
  const { readContract } = await import("#contracts");
  const { name } = await documents.get(documentId);
  return readContract({ documentId, name, pages: await documents.pages(documentId) });
}
