import { stemmer } from "stemmer";

const word = /[\uac00-\ud7a3]+|[a-z][a-z'’]*|\d[\d,.]*/gi;
const stopWords = new Set(
  `the a an of to in and or for by on with is are be this that any such shall will it as at from what which when who how
does do did was were if not no can may under about tell me please
무엇 어떤 어떻게 알려 알려줘 알려주세요 있나요 있나 되나요 인가요 대해 대한 관한 경우 이 그 저 및 또는 수 것 등 계약 계약서 조항 내용`.split(
    /\s+/,
  ),
);

/** The terms of a text that a small index weighs: Hangul as pairs of syllables, English words by their stems, numbers as they are. */
export function conceptTermsOf(text: string): string[] {
  const terms: string[] = [];
  for (const [raw] of text.matchAll(word)) {
    const term = raw.toLowerCase();
    if (stopWords.has(term)) continue;
    if (/^[a-z]/.test(term)) terms.push(stemmer(term.replace(/['’].*$/, "")));
    else if (/^\d/.test(term) || term.length === 1) terms.push(term);
    else for (let at = 0; at < term.length - 1; at++) terms.push(term.slice(at, at + 2));
  }
  return terms;
}

export const isConceptStopWord = (term: string) => stopWords.has(term);
