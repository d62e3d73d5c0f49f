import type { ContractOutline, ContractReference } from "#protocol";
import { englishReferences } from "./english-references.ts";
import { koreanReferences } from "./korean-references.ts";
import { createLocator, labelsOf } from "./labels.ts";

export type OutlineWithoutReferences = Omit<ContractOutline, "references">;

/** A reference as a language's grammar reads it, before it is looked up. */
export interface FoundArticleReference {
  readonly start: number;
  readonly end: number;
  readonly to: string;
  readonly through: string | null;
  readonly law: string | null;
}

/** Every cross-reference of a contract, in text order, looked up among its labels. */
export function findArticleReferences(text: string, outline: OutlineWithoutReferences): ContractReference[] {
  const labels = labelsOf(outline);
  const locate = createLocator(outline);
  const find = outline.language === "ko" ? koreanReferences : englishReferences;
  return find(text, outline, locate).map((found) => ({
    from: locate(found.start),
    ...found,
    resolved: found.law === null && labels.has(found.to) && (found.through === null || labels.has(found.through)),
  }));
}
