import { findArithmetic } from "./arithmetic.ts";
import { isCalendarQuestion } from "./calendar.ts";
import { analysisAsked, webAsked } from "./intents/learned.ts";
import { termsOf } from "./terms.ts";

/**
 * What the words of a question ask for, in Korean and English. Rules choose by these, and code holds models to them:
 * one place, so that both read a question in the same way.
 */

/** A pattern from a list: its parts stand apart by white space, and a space inside one is written `\s`. */
function cue(parts: string): RegExp {
  return new RegExp(parts.trim().split(/\s+/).join("|"), "i");
}

const overview = cue(String.raw`
  요약  개요  (?:무슨|어떤)\s*(?:내용|문서|파일|글)  (?:뭐|무엇)에\s*(?:대한|관한)  내용\s*(?:이|을|좀)?\s*(?:뭐|알려|설명|정리)
  summar  overview  tl;?dr  what(?:'s|\sis)\s(?:this|the|it)\s.{0,30}about
`);
/** What a request for an overview may name without asking for anything in particular. */
const wholeDocument = cue(`
  문서  파일  첨부  자료  보고서  논문  계약서  제안서  설명서  규정  글  전체  내용  요약  개요  정리  간단  짧  핵심  pdf  비교  차이  분석
  compar  differ  analy  proposal  summar  overview  document  file  paper  report  contract  agreement  attach  brief  tl  dr
`);

const greeting =
  /^(?:안녕(?:하세요|하십니까|히\s*(?:가|계)세요)?|하이|헬로|반가(?:워요?|웠어요?|습니다)|고마(?:워요?|웠어요?)|고맙습니다|감사(?:해요?|합니다|드립니다)|수고(?:했어요?|하셨(?:어요|습니다)|하세요)|잘\s*(?:가|자|있어|지내)(?:요|라)?|ㅎㅇ|ㄱㅅ|ㄳ|ㅇㅋ|ㅇㅇ|[ㅋㅎㅠㅜ]+|네|넵|넹|응|아니(?:요|야)?|오케이|좋아요?|알겠(?:어요?|습니다)|hi|hello|hey|thanks?(?:\syou)?|good\s(?:morning|afternoon|evening|night)|(?:good)?bye|see you|ok(?:ay)?|great|nice|cool|got it|there|a lot|so much|very much|everyone|again|정말|너무|진짜|많이|덕분에|도와\s?주셔서)(?=$|[^가-힣A-Za-z]|[ㄱ-ㅎㅏ-ㅣ])[^\p{L}\p{N}]*/iu;
const mostGreetings = 8;
const aboutSelf =
  /^(?:그런데\s*|근데\s*)?(?:(?:너|넌|네가|니가|당신|자기)(?:는|은|의|이)?\s*)?(?:누구(?:세요|야|니|시죠)|이름이?\s*(?:뭐|무엇)[^ ]{0,4}|(?:뭘|뭐|무엇을|어떤\s*걸?)\s*(?:할\s*수\s*있|도와줄\s*수\s*있)[^ ]{0,5}|뭐\s*하는\s*(?:애|앱|거)[^ ]{0,3}|자기\s*소개[^?]{0,6})[\s?!.~]*$|who are you|what(?:'s| is) your name|what can you do|how are you|introduce yourself/i;

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

/** A message without the greetings and thanks that it begins with. */
export function withoutGreeting(text: string): string {
  let rest = text.trim();
  for (let greetings = 0; greetings < mostGreetings && greeting.test(rest); greetings += 1) {
    rest = rest.replace(greeting, "");
  }
  return rest;
}

/** Greetings and thanks, and nothing after them; or a question about who answers. */
export function isSmallTalk(text: string): boolean {
  const rest = withoutGreeting(text);
  return rest === "" || aboutSelf.test(rest);
}
