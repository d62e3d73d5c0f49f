import { allMatches, oneOf } from "#language";
import { authorsIn } from "./authors-in.ts";
import type { KnownNames } from "./known-names.ts";
import { nameAt } from "./name-at.ts";
import type { UnknownName } from "./unknown-name.ts";

const ways = oneOf`
  (?<=\b(?:in|from)\s(?:an?|another|his|her|their)\s)(?:follow-up|later|earlier|subsequent|companion|separate|forthcoming)\s(?:preprint|paper|study|article|book|report)\b
  후속\s?(?:논문|저서|프리프린트)(?=에서|에는|은|는|이|을)
  (?<=[’']s?\s)(?:(?:doctoral|phd|master['’]?s)\s)?(?:dissertation|thesis|textbook|monograph|keynote)\b
  (?:박사|석사)\s?(?:학위)?\s?논문(?=에서|에는|은|는|이|을)
  (?:이듬해|다음\s해|같은\s해)\s(?:낸|쓴|펴낸|발표한)\s(?:논문|저서|책)
`;
const furtherWork = new RegExp(ways, "giu");

/** In a follow-up preprint, Udeh shows: another work of a known author, where the sources have one of each. */
export function furtherWorks(text: string, known: KnownNames, cited: readonly string[]): UnknownName[] {
  if (cited.length > 0 || authorsIn(text, known).length === 0) return [];
  return allMatches(text, furtherWork)
    .filter(([work]) => !known.hasPhrase(work))
    .map((match) => nameAt(match, "title"));
}
