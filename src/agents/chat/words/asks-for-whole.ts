import { listedWords } from "#language";
import { contentWordsOf } from "./content-words.ts";

/** The words that ask for a document as a whole: any of them, or nothing but the others. */
const summaryWords = listedWords(
  "요약 요약해 요약해줘 요약해주세요 개요 목차 차례 summary summarise summarize overview outline",
);
const wholeWords = listedWords("정리 내용 전체 핵심 주요 요점 간단히 간략히 짧게 문서 content key point main whole");

/** Whether a question asks for the whole of a document, which without a model is told as its outline. */
export function asksForWhole(question: string): boolean {
  const words = contentWordsOf(question);
  const isOf = (list: ReadonlySet<string>) => (word: (typeof words)[number]) =>
    list.has(word.written.toLowerCase()) || list.has(word.stem);
  return words.some(isOf(summaryWords)) || (words.length > 0 && words.every(isOf(wholeWords)));
}
