import { conceptsOfPassage } from "#search";

/** The contract itself or a party. What “이 계약과 상관없는” is said of is another matter. */
const contractItself = [
  /\bthis\s(?:contract|agreement|lease|licen[cs]e)\b/i,
  /(?<![가-힣])(?:이|본)\s?계약(?!\S{0,4}\s?(?:상관|별개|관계))/,
  /(?<![가-힣])[갑을](?:의|은|이|과|에게|한테)(?![가-힣])/,
];

/** 몇 퍼센트, 모두: how much is asked for, not what. */
const measure = /^(?:퍼센트|프로|모두|전부|며칠)/;
const mostTerms = 3;

/**
 * Whether nobody could take a question for another matter: it names the contract or a party, or says nothing but terms that
 * contracts are made of (지연이자는 몇 퍼센트야?). Whether this contract sets it is for the search to tell.
 */
export function isPlainlyOwn(question: string, contentWords: readonly string[]): boolean {
  if (contractItself.some((way) => way.test(question))) return true;
  const words = contentWords.filter((word) => !measure.test(word));
  if (words.length === 0 || words.length > mostTerms) return false;
  return words.every((text) => conceptsOfPassage({ title: "", text }).length > 0);
}
