import { stemmer } from "stemmer";
import { functionWords, letterPairs } from "#language";

const word = /[\uac00-\ud7a3]+|[a-z][a-z'’]*|\d[\d,.]*/gi;
const stopWords = new Set([
  ...functionWords,
  ..."tell please 알려 알려줘 알려주세요 있나요 있나 되나요 인가요 계약 계약서 조항 내용".split(" "),
]);

/** The terms of a text that a small index weighs: Hangul as pairs of syllables, English words by their stems, numbers as they are. */
export function textTermsOf(text: string): string[] {
  const terms: string[] = [];
  for (const [raw] of text.matchAll(word)) {
    const term = raw.toLowerCase();
    if (stopWords.has(term)) continue;
    if (/^[a-z]/.test(term)) terms.push(stemmer(term.replace(/['’].*$/, "")));
    else if (/^\d/.test(term)) terms.push(term);
    else terms.push(...letterPairs(term));
  }
  return terms;
}
