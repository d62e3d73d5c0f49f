import { wordsOfMeaning } from "#language/meaning";
import { allConcepts, conceptsOf, sensesByWord } from "#search";

/** A word that stands in more groups than this means too many things to be widened. */
const mostMeanings = 3;
const mostSynonyms = 20;
const mostConcepts = 2;
const formalWordsOfConcept = 4;
/** A concept that so little of a question is about says nothing. */
const leastShare = 0.15;

/** What was looked for with other words for it: those of the lexicon, and the formal words of what it is about. */
export function widenedWords(query: string): string {
  const isKorean = /[가-힣]/.test(query);
  const meanings = [...sensesByWord(query).values()]
    .flat()
    .flatMap((senses) => (senses.meanings.length <= mostMeanings ? senses.meanings : []));
  const synonyms = [...new Set(meanings)].flatMap(wordsOfMeaning).slice(0, mostSynonyms);
  const about = conceptsOf(query).filter(({ share }) => share >= leastShare);
  const formal = about.slice(0, mostConcepts).flatMap(({ id }) => {
    const words = allConcepts().find((concept) => concept.id === id)?.formal ?? [];
    return words.filter((word) => /[가-힣]/.test(word) === isKorean).slice(0, formalWordsOfConcept);
  });
  return [...new Set([query, ...synonyms, ...formal])].join(" ").slice(0, 1_000);
}
