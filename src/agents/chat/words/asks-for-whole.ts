import { listedWords } from "#language";
import { contentWordsOf, wordsStandingIn } from "./content-words.ts";

/** The words that ask for a document as a whole, and for how it is to be told. */
const wholeWords = listedWords(`
  요약 요약해 요약해줘 요약해주세요 개요 목차 차례 정리 내용 전체 핵심 주요 요점 간단히 간략히 짧게 문서 한 두 세 네 다섯 줄 문장 가지
  summary summarise summarize overview outline content key point main whole one two three four five line sentence
`);

/**
 * Whether a question asks for the whole of a document, which without a model is told as its outline: each of its words asks for
 * that or stands in a document's name, and one of them asks.
 */
export function asksForWhole(question: string, documents: readonly { readonly name: string }[]): boolean {
  const isNamed = wordsStandingIn(documents.map(({ name }) => name).join("\n"));
  const asks = ({ written, stem }: ReturnType<typeof contentWordsOf>[number]) =>
    wholeWords.has(written.toLowerCase()) || wholeWords.has(stem.replace(/^\d+/, ""));
  const words = contentWordsOf(question);
  return words.some(asks) && words.every((word) => asks(word) || isNamed(word));
}
