import { readInPieces } from "../../in-pieces.ts";
import { englishContractTalk } from "./en-contract-talk.ts";
import { englishEverydayActs } from "./en-everyday-acts.ts";
import { englishKoreanRelated } from "./en-ko-related.ts";
import { englishNamedThings } from "./en-named-things.ts";
import { englishRelated } from "./en-related.ts";
import { englishWaysOfAsking } from "./en-ways-of-asking.ts";
import { koreanContractTalk } from "./ko-contract-talk.ts";
import { koreanEnglishRelated } from "./ko-en-related.ts";
import { koreanEverydayActs } from "./ko-everyday-acts.ts";
import { koreanNamedThings } from "./ko-named-things.ts";
import { koreanRelated } from "./ko-related.ts";
import { koreanWaysOfAsking } from "./ko-ways-of-asking.ts";
import { readRelatedWords } from "./related-words.ts";

export type { Reminded } from "./related-words.ts";

const tables = [
  koreanRelated,
  koreanNamedThings,
  koreanWaysOfAsking,
  koreanEverydayActs,
  koreanContractTalk,
  englishRelated,
  englishNamedThings,
  englishWaysOfAsking,
  englishEverydayActs,
  englishContractTalk,
  englishKoreanRelated,
];
const shipped = readInPieces(() => readRelatedWords(tables, [koreanEnglishRelated]));

/** What texts write about what people ask with. For finding and ranking only: related words do not mean the same. */
export const relatedWords = shipped.now;

export const prepareRelatedWords = shipped.prepare;
