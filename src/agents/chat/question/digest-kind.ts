import { asksForAnalysis, asksForOverview } from "./cues.ts";
import { termsOf } from "./terms.ts";

/** What is asked of a document as a whole: its points, what it concludes, or its tables. */
export type DigestKind = "summary" | "conclusion" | "table";

const numbers = "한 두 세 네 다섯 여섯 일곱 여덟 아홉 열".split(" ");
const lineCount = /(\d{1,2}|한|두|세|네|다섯|여섯|일곱|여덟|아홉|열)\s*(?:줄|문장|가지|개)(?:으로|로|씩)?/;
const asksSummary = /요약|개요|요점|핵심|간추|summar|key points|overview/i;
const asksConclusion = /결론|시사점|conclusion|takeaway/i;
const asksTable = /(?<![가-힣])(?:표|도표)(?=에|의|를|로|만|\s|$)|\btables?\b/i;
/** Words that name nothing in particular: a question that holds others asks for something in the document. */
const general = new Set(
  (
    "문서 파일 자료 보고서 논문 글 pdf 전체 내용 주 주요 핵심 중요 요점 요약 개요 결론 시사점 표 도표 나온 나오 올린 첨부 첨부한 " +
    "숫자 수치 값 정리 간단 간단히 짧게 줄 문장 main key point points conclusion conclusions takeaway takeaways summary summarize " +
    "summarise overview table tables number numbers figure figures line lines sentence sentences"
  ).split(" "),
);
const ending = /(?:[들된한인]|하게)$/;

/** Null for a question about something in the document, or one that asks for analysis. */
export function digestKind(question: string): DigestKind | null {
  const plain = question.replace(lineCount, " ");
  if (asksForAnalysis(question)) return null;
  if (asksForOverview(question)) return "summary";
  if (!termsOf(plain).words.every((word) => general.has(word) || general.has(word.replace(ending, "")))) return null;
  if (asksTable.test(plain)) return "table";
  if (asksConclusion.test(plain)) return "conclusion";
  return asksSummary.test(plain) ? "summary" : null;
}

/** How many lines were asked for: "세 줄로" is 3. */
export function linesAsked(question: string): number | null {
  const told = lineCount.exec(question)?.[1];
  if (told === undefined) return null;
  return numbers.includes(told) ? numbers.indexOf(told) + 1 : Number(told) || null;
}
