import { readInPieces } from "../../in-pieces.ts";
import { englishKoreanRelated } from "./en-ko-related.ts";
import { englishRelated } from "./en-related.ts";
import { koreanRelated } from "./ko-related.ts";
import { readRelatedWords } from "./related-words.ts";

export type { Reminded } from "./related-words.ts";

const shipped = readInPieces(() => readRelatedWords([koreanRelated, englishRelated, englishKoreanRelated]));

/** What texts write about what people ask with. For finding and ranking only: related words do not mean the same. */
export const relatedWords = shipped.now;

export const prepareRelatedWords = shipped.prepare;
