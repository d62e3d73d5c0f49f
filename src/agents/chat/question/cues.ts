import { oneOf } from "#language";
import { findArithmetic } from "./arithmetic.ts";
import { isCalendarQuestion } from "./calendar.ts";
import { documentNouns } from "./document-nouns.ts";
import { analysisAsked, webAsked } from "./intents/learned.ts";
import { isSmallTalk } from "./small-talk.ts";
import { termsOf } from "./terms.ts";

/**
 * What the words of a question ask for, in Korean and English. Rules choose by these, and code holds models to them:
 * one place, so that both read a question in the same way.
 */

const overview = new RegExp(
  oneOf`
    요약
    개요
    (?:무슨|어떤)\s*(?:내용|문서|파일|글)
    (?:뭐|무엇)에\s*(?:대한|관한)
    내용\s*(?:이|을|좀)?\s*(?:뭐|알려|설명|정리)
    summar
    overview
    tl;?dr
    what(?:'s|\sis)\s(?:this|the|it)\s.{0,30}about
  `,
  "i",
);
/** What a request for an overview may name without asking for anything in particular. */
const wholeDocument = new RegExp(
  `${documentNouns}|${oneOf`
    규정
    의사록
    판결문
    안내
    공고
    공지
    지침
    매뉴얼
    메일
    대장
    글
    전체
    내용
    요약
    개요
    정리
    간단
    짧
    핵심
    비교
    차이
    분석
    compar
    differ
    analy
    proposal
    summar
    overview
    agreement
    brief
    notice
    policy
    manual
    handbook
    letter
    mail
    memo
    terms
    tl
    dr
  `}`,
  "i",
);

export const isAboutClock = isCalendarQuestion;
export const asksForWeb = (question: string) => webAsked.decide({ question, toolHistory: [] }).label === "true";
/** A sum is worked out, and small talk answered, whatever the learned rule makes of their few letters. */
export const asksForAnalysis = (question: string) =>
  findArithmetic(question) === null &&
  !isSmallTalk(question) &&
  analysisAsked.decide({ question, toolHistory: [] }).label === "true";

/** A request for the whole of a document (its summary, or how it compares), and not for something in it. */
export function asksForOverview(text: string): boolean {
  return (
    (overview.test(text) || asksForAnalysis(text)) && termsOf(text).words.every((word) => wholeDocument.test(word))
  );
}
