import { type Contract, readContract as readPages } from "#contracts";

/** A contract in pages. */
export interface ContractSource {
  readonly name?: string;
  readonly documentId?: string;
  readonly pages: readonly { readonly page: number; readonly text: string }[];
}

/** Reads a contract's structure from its text, or from its pages where citations should know them. */
export function readContract(source: string | ContractSource): Contract {
  const {
    name = "contract",
    documentId = "contract",
    pages,
  } = typeof source === "string" ? { pages: [{ page: 1, text: source }] } : source;
  return readPages({ name, documentId, pages });
}
