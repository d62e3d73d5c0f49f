import { LRUCache } from "lru-cache";
import type { Contract } from "./contract.ts";
import { readContractAside } from "./contract-tasks.ts";
import type { ContractPage } from "./structure/index.ts";

/** Where contracts come from: a document's name and pages. */
export type StoredContract = (
  documentId: string,
) => Promise<{ readonly name: string; readonly pages: readonly ContractPage[] }>;

/** Contracts that were read last, so that a conversation reads its contract once. */
const kept = 8;

interface KnownContract {
  readonly name: string;
  readonly text: string;
  readonly contract: Promise<Contract>;
}

/** Reads contracts and remembers the last few. A document whose pages have changed is read again. */
export function createContractReader(source: StoredContract): (documentId: string) => Promise<Contract> {
  const known = new LRUCache<string, KnownContract>({ max: kept });
  return async (documentId) => {
    const { name, pages } = await source(documentId);
    const before = known.get(documentId);
    const text = pages.map((page) => page.text).join("\n");
    const isSame = before?.text === text && before.name === name;
    const contract = isSame ? before.contract : readContractAside({ documentId, name, pages });
    known.set(documentId, { name, text, contract });
    return await contract.catch((thrown: unknown) => {
      known.delete(documentId);
      throw thrown;
    });
  };
}
