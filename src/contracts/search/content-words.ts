import { copulaEndings, endingSplitter, oneOf, particles } from "#language";
import { isConceptStopWord } from "#search";

const word = /[\uac00-\ud7a3]+|[a-z][a-z'’]*|\d[\d,.]*/gi;
const splitEnding = endingSplitter([...particles, ...copulaEndings, "하고", "요"], 1);
/** Words that ask. */
const askingWords = oneOf`
  누가
  누구
  언제
  어디
  얼마
  며칠
  어느
  무엇
  뭐
  뭔
  왜
`;
/** How a predicate ends that asks or conditions. */
const askingEndings = oneOf`
  나요
  까요
  는지
  인가
  하면
  되면
  오면
  으면
  려면
  해야
  줘야
  해도
  되나
  하나
  줘
  세요
  있어
  없어
  있는
  없는
  되는
  하는
  있나
  해요
  받을
  할까
  뭐야
  어떻게
`;
/** Question words and predicates say how something is asked, not what about. */
const asking = new RegExp(`^(?:${askingWords})|(?:${askingEndings})$`);

/** The words of a question that carry meaning, particles and endings cut off as far as rules can. */
export function contentWords(text: string): string[] {
  const words = [...text.matchAll(word)].map(([raw]) => raw.toLowerCase()).filter((term) => !asking.test(term));
  return words.map((term) => splitEnding(term).stem).filter((term) => term.length >= 2 && !isConceptStopWord(term));
}
