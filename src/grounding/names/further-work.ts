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
/** 한 메타분석(2019, …), a review (2020): a work that is told by its year alone, and a thing put out in numbers or on a page. */
const unnamed = new RegExp(
  oneOf`
    (?<![가-힣])(?:한|어느)\s(?:[가-힣]+\s)?(?:메타\s?분석|문헌고찰|연구|조사|리뷰|논문|보고서)\s?\((?:19|20)\d{2}[^)]*\)
    \b(?:a|one)\s(?:[a-z-]+\s){0,2}(?:meta-analysis|review|survey|study|paper|trial|report)\s\((?:19|20)\d{2}[^)]*\)
    (?:[가-힣A-Z]+\s)?[가-힣A-Z]{2,}\s(?:19|20)\d{2}년\s(?:봄|여름|가을|겨울|\d{1,2}월)호
    [가-힣A-Za-z]+\s?팀이\s(?:[가-힣]+\s)?블로그에\s(?:올린|쓴|실은)\s글
  `,
  "gu",
);
/** A thesis is a work of its own, whatever is cited beside it. */
const thesis = /dissertation|thesis|박사|석사/iu;

/** In a follow-up preprint, Udeh shows: another work of a known author, where the sources have one of each; or of nobody. */
export function furtherWorks(text: string, known: KnownNames, cited: readonly string[]): UnknownName[] {
  const ofKnown = authorsIn(text, known).length > 0 ? allMatches(text, furtherWork) : [];
  const told =
    cited.length > 0 ? ofKnown.filter(([work]) => thesis.test(work)) : [...ofKnown, ...allMatches(text, unnamed)];
  return told.filter(([work]) => !known.hasPhrase(work)).map((match) => nameAt(match, "title"));
}
