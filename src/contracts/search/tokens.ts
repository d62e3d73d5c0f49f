import { conceptTermsOf, isConceptStopWord } from "#search";

/** The search terms of a text. */
export const tokens = conceptTermsOf;

const word = /[\uac00-\ud7a3]+|[a-z][a-z'’]*|\d[\d,.]*/gi;
const particle =
  /(?:이란|이라는|라는|란|에게서|에서는|에게는|으로는|에서|에게|까지|부터|으로|하고|이나|이랑|은|는|이|가|을|를|의|에|로|와|과|도|만|요)$/;
/** Question words and predicates say how something is asked, not what about. */
const asking =
  /^(?:누가|누구|언제|어디|얼마|며칠|어느|무엇|뭐|뭔|왜)|(?:나요|까요|는지|인가|하면|되면|오면|으면|려면|해야|줘야|해도|되나|하나|줘|세요|있어|없어|있는|없는|되는|하는|있나|해요|받을|할까|뭐야|어떻게)$/;

/** The words of a question that carry meaning, particles and endings cut off as far as rules can. */
export function contentWords(text: string): string[] {
  const words = [...text.matchAll(word)].map(([raw]) => raw.toLowerCase()).filter((term) => !asking.test(term));
  return words.map((term) => term.replace(particle, "")).filter((term) => term.length >= 2 && !isConceptStopWord(term));
}
