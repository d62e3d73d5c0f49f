import { copulaEndings, endingSplitter, particles } from "../endings.ts";

/** 임차인에게 is 임차인 and 에게. A word of one syllable keeps what is left of it: 을은 is 을 and 은. */
export const splitNoun = endingSplitter([...particles, ...copulaEndings, "나", "인"], 1);

/** No word is so long; a row of letters that is would be read to its end from every 하 on. */
const verbTail =
  /^([가-힣]{2,30}?)(?:하|한|할|함|합|해|했|되|된|될|됨|됩|돼|됐|시키|시킨|시킬|시켜|받|드리|당하)[가-힣]{0,30}$/u;

/** The noun that a 하다 or 되다 verb is made of: 상환하는 is 상환. Null when the word is none. */
export function verbalNoun(word: string): string | null {
  return verbTail.exec(word)?.[1] ?? null;
}
