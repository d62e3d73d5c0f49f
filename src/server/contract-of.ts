import type { JihwiApp } from "#app";
import type { Contract } from "#contracts";

type ReadContract = (documentId: string) => Promise<Contract>;

/** A reader for each library, since it remembers the contracts that were read last. */
const readers = new WeakMap<JihwiApp["documents"], ReadContract>();

/** A document of the store, read as a contract; read again only when its pages have changed. */
export async function contractOf({ documents }: JihwiApp, documentId: string): Promise<Contract> {
  const known = readers.get(documents);
  if (known !== undefined) return await known(documentId);
  const { createContractReader } = await import("#contracts");
  const read = createContractReader(async (id) => {
    const { name } = await documents.getListed(id);
    return { name, pages: await documents.pages(id) };
  });
  readers.set(documents, read);
  return await read(documentId);
}
