import { oneOf } from "#language";
import { withoutGreeting } from "./small-talk.ts";

const askingWords = oneOf`
  찾아
  검색해
  알려
  말해
  설명해
  보여
  정리해
  요약해
  분석해
  비교해
  검토해
  가르쳐
  답해
`;
/** Words that say what to do with the answer, not what to look for. */
const asking = new RegExp(
  String.raw`(?:에서|에|의)?\s*(?:(?:좀|한번|자세히|간단히|짧게|정리해서|요약해서|검색해서|찾아서|분석해서|비교해서)\s*)*(?:${askingWords})(?:\s*(?:줘|주세요|주실래요|줄래|봐|봐줘|달라|줄\s*수\s*있어))?[요]?\s*[.?!~]*\s*$`,
);
const opening = new RegExp(
  oneOf`
    ^(?:(?:이|그|저|내|첨부한?|올린|업로드한?)\s*)?(?:문서|파일|자료|pdf|계약서|보고서|첨부\s*파일)(?:에서|에|의|에\s*따르면|를\s*보고|를)?\s+
    ^(?:웹|인터넷|구글|네이버|온라인)(?:에서|으로)\s+(?=.*(?:검색|찾아|알아|알려|조사|확인))
    ^(?:please\s+)?(?:(?:search|look|browse)(?:\s+(?:the web|online|the internet|up|for|in|through))*|find(?:\s+out)?|tell me(?: about)?|show me|what (?:is|are|was|were)|what's|who (?:is|are|was)|according to the (?:document|file|pdf|report|contract),?)\s+(?:for\s+|about\s+)?
  `,
  "i",
);
const whether =
  /\s*(?:이|가|은|는|도)?\s*(?:있어|있나|있니|있는지|있습니까|없어|없나|뭐야|뭐지|무엇|얼마야|누구야|언제야|어떻게\s*돼|어떻게\s*되)(?:요|나요)?$/;
const inDocument = /\s+in (?:the|this|my) (?:document|file|pdf|report|contract|attachment)s?\s*[?.!]*$/i;

/** Nobody looks for more words than this, and a pattern must not wade through a pasted page. */
const longestQuestion = 1_000;
/** What search services take. */
const longestQuery = 400;

/** The telling words of a question: "문서에서 계약 기간 찾아줘" → "계약 기간". Never empty when the question is not. */
export function searchWords(question: string): string {
  const line = question.slice(0, longestQuestion).replace(/\s+/g, " ").trim();
  const trimmed = (withoutGreeting(line) || line).replace(/[?？!.。~]+$/u, "");
  const words = trimmed.replace(opening, "").replace(inDocument, "").replace(asking, "").replace(whether, "").trim();
  return (words.length >= 2 ? words : trimmed || line).slice(0, longestQuery);
}
