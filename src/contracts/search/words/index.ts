import { readInPieces } from "#language";
import { prepareRelatedWords, type RelatedWords, readRelatedWords, relatedWords } from "#language/meaning";
import { englishContractMatters } from "./en-contract-matters.ts";
import { koreanContractMatters } from "./ko-contract-matters.ts";

const ofContracts = readInPieces(() => readRelatedWords([koreanContractMatters, englishContractMatters]));

/** What any text and what contracts write about what people ask with. For finding only: related words do not mean the same. */
export const wordTables = (): readonly RelatedWords[] => [relatedWords(), ofContracts.now()];

/** Reads them in pieces: at once it would hold everybody up. */
export async function prepareWordTables(pause: () => Promise<void>): Promise<void> {
  await prepareRelatedWords(pause);
  await ofContracts.prepare(pause);
}
