import { englishKoreanRelated } from "./en-ko-related.ts";
import { englishRelated } from "./en-related.ts";
import { koreanRelated } from "./ko-related.ts";
import { type RelatedWords, readOn, readRelatedWords } from "./related-words.ts";

export type { Reminded } from "./related-words.ts";

const reading = readRelatedWords([koreanRelated, englishRelated, englishKoreanRelated]);
let shipped: RelatedWords | null = null;

/** What texts write about what people ask with. For finding and ranking only: related words do not mean the same. */
export function relatedWords(): RelatedWords {
  shipped ??= readOn(reading);
  return shipped;
}

/** Reads the tables in pieces, so that nobody else has to wait meanwhile. Who asks before it has ended reads the rest at once. */
export async function prepareRelatedWords(pause: () => Promise<void>): Promise<void> {
  while (shipped === null) {
    const { done, value } = reading.next();
    if (done === true) shipped = value;
    else await pause();
  }
}
