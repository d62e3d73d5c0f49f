import type { ContractReference } from "#protocol";
import { englishReferences } from "./english-references.ts";
import type { OutlineWithoutReferences } from "./found-reference.ts";
import { koreanReferences } from "./korean-references.ts";
import { createLocator, labelsOf } from "./labels.ts";

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
