import { oneLine } from "#language";

const [shortestAbstract, longestAbstract] = [120, 4_000];
/** `\b` knows no Hangul: a Korean heading ends where no further syllable follows. */
const headingWords =
  /\n\s*((?:1|I|Ⅰ)\.?\s*)?(?:introduction|keywords?|index terms|서\s*론|주제어|핵심어|키워드)(?![\w가-힣])(.*)/gi;
const headingMark = /^\s*(?:\([^)]*\)\s*)?(?:$|[:：—–]|-\s)/;
const sentenceEnd = /[.!?。][)\]"”’]?\s*$/;
const prose = /[.!?](?:\s|$)|[은는을를의에로며](?:\s|$)|\b(?:is|are|was|were|can|we|that|which)\b/i;

/** The abstract of a first page, from its heading to the keywords or the introduction; empty where there is none. */
export function abstractIn(text: string): string {
  const start = /(?:^|\n)\s*(?:abstract|초\s?록|요\s?약)\s*[.:—-]?\s*\n?/i.exec(text);
  if (start === null) return "";
  const rest = text.slice(start.index + start[0].length, start.index + start[0].length + longestAbstract);
  const end = rest.matchAll(headingWords).find(isHeading);
  const found = end === undefined ? (rest.split(/\n\s*\n/)[0] ?? "") : rest.slice(0, end.index);
  const words = oneLine(found.replace(/-\n/g, ""));
  // Line numbers of a review copy, or a heading that was none.
  return words.length < shortestAbstract ? "" : words;
}

/** Lines break anywhere: where a sentence goes on with such a word at the beginning of one, that is no heading. */
function isHeading({ 1: number, 2: behind = "", index, input }: RegExpExecArray): boolean {
  if (number !== undefined || headingMark.test(behind)) return true;
  return sentenceEnd.test(input.slice(0, index)) && isListOfWords(behind);
}

function isListOfWords(text: string): boolean {
  return !prose.test(text) && (/[,;·•]/.test(text) || text.trim().split(/\s+/).length <= 2);
}
