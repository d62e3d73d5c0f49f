import type { Localized } from "#protocol";
import { sureFit } from "../../evidence/answer-weights.ts";
import { respondWords } from "./rule-words.ts";
import type { RespondInput } from "./schema.ts";

/** What was there to be found is not, unless something else answers. */
export function removedRemark({ removed, facts: [first] }: Pick<RespondInput, "removed" | "facts">): Localized | null {
  if (removed.length === 0 || (first !== undefined && first.fit >= sureFit)) return null;
  return { ko: respondWords.ko.removed(removed), en: respondWords.en.removed(removed) };
}
