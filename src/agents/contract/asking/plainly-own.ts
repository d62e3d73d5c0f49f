import { oneOf } from "#language";
import { conceptsOfPassage } from "#search";
import { saidOfTerms, termsOfContracts } from "./terms-of-contracts.ts";

/** The contract itself or a party. What “이 계약과 상관없는” is said of is another matter. */
const contractItself = [
  /\bthis\s(?:contract|agreement|lease|licen[cs]e)\b/i,
  /(?<![가-힣])(?:이|본)\s?계약(?!\S{0,4}\s?(?:상관|별개|관계))/,
  /(?<![가-힣])[갑을](?:의|은|이|과|에게|한테)(?![가-힣])/,
];

/** Which law a contract is under, however it is asked. */
const governingLaw = new RegExp(
  oneOf`
    (?:어느|어떤|무슨)\s(?:나라\s?)?법\S{0,2}\s?(?:을|이|에|으로)?\s?(?:따[라르]|적용|준거)
    \b(?:governing|applicable)\slaws?\b
    \b(?:which|what|whose)\s(?:country'?s\s|state'?s\s)?laws?\s(?:\w+\s)?(?:appl|govern)
    \bgoverned\sby\b
  `,
  "i",
);

/** Words that such a question is made of. Another one is what the law is asked for: 교통사고에는 어떤 법이 적용돼? */
const wordsOfLaw = /^(?:나라|국가|법|따라|따르|준거|적용|law|countr|state|nation)/;

const mostWords = 6;

/** Whether a word stands in a title of the contract. */
export type StandsInTitle = (word: string) => boolean;

/**
 * Whether nobody could take a question for another matter: it names the contract or a party, or nothing but terms that
 * contracts are made of (지연이자는 몇 퍼센트야?) and titles of this one. Whether it is settled is for the search to tell.
 */
export function isPlainlyOwn(
  question: string,
  contentWords: readonly string[],
  standsInTitle: StandsInTitle = () => false,
): boolean {
  return contractItself.some((way) => way.test(question)) || asksAboutTerms(question, contentWords, standsInTitle);
}

/** Whether all that a question names are terms of contracts. */
export function asksAboutTerms(
  question: string,
  contentWords: readonly string[],
  standsInTitle: StandsInTitle = () => false,
): boolean {
  const named = contentWords.filter((word) => !saidOfTerms.test(word) || isTermOfContracts(word));
  if (governingLaw.test(question)) return named.every((word) => wordsOfLaw.test(word) || isTermOfContracts(word));
  if (named.length === 0 || contentWords.length > mostWords) return false;
  return named.every((word) => isTermOfContracts(word) || standsInTitle(word) || isConcept(word));
}

export const isTermOfContracts = (word: string): boolean => termsOfContracts.test(word);
const isConcept = (word: string) => conceptsOfPassage({ title: "", text: word }).length > 0;
