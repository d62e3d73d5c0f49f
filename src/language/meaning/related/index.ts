import { englishKoreanRelated } from "./en-ko-related.ts";
import { englishRelated } from "./en-related.ts";
import { koreanRelated } from "./ko-related.ts";
import { createRelatedWords, type RelatedWords } from "./related-words.ts";

export type { Reminded } from "./related-words.ts";

let shipped: RelatedWords | null = null;

/** What texts write about what people ask with. For finding and ranking only: related words do not mean the same. */
export function relatedWords(): RelatedWords {
  shipped ??= createRelatedWords([koreanRelated, englishRelated, englishKoreanRelated]);
  return shipped;
}
