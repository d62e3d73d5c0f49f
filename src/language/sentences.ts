import { wordLists } from "./assets.ts";
import { hasDigit, oneLine } from "./letters.ts";
import { type Span, trimSpan } from "./span.ts";

const codesOf = (letters: string): ReadonlySet<number> => new Set([...letters].map((letter) => letter.charCodeAt(0)));
/** Of every UTF-16 unit whether it may end a sentence: looked up for each letter of a text. */
const enders = new Uint8Array(65_536);
for (const code of codesOf(".!?…。！？")) enders[code] = 1;
const closers = codesOf("\"'”’」』)]】》〉*_");
const lineEnd = "\n".charCodeAt(0);

/** What a full stop after it does not end: titles, units of law and business, Latin shorthand, months. */
const abbreviations = new Set(wordLists("language/words.txt")("abbreviations"));
/** The last word before a full stop. */
const lastWord = /(?:^|[\s(])([a-z][a-z.]*)\.$/i;

/** A number that stands before its sentence: "1.", "제5조.", "가.", "IV.", "2.3.". */
const numbering =
  /^(?:제\s?\d{1,4}\s?(?:조|항|호|장|절)(?:의\s?\d{1,2})?|\(?\d{1,3}(?:\.\d{1,3}){0,3}|[가-하]|[A-Za-z]|[IVXivx]{1,5})\.$/;

/** S.A., B.V., L.P., p.m.: a company's form goes on with the name that it is given, a time with its zone (5 p.m. UTC). */
const initials = /^(?:[a-z]\.)+[a-z]$/i;

/** Korean that takes up a quotation goes on with the same sentence: "…한다." 라고. */
const takesUp = /^(?:이?라고|이?라는|하고|하며|고|며|는|란)(?=[\s,]|[가-힣])/;

/** The sentences of a text, Korean and English, as spans without the white space between them. A blank line ends one. */
export function sentencesOf(text: string, from = 0, to = text.length): Span[] {
  const sentences: Span[] = [];
  let start = from;
  const close = (end: number): void => {
    const span = trimSpan(text, start, end);
    if (span !== null) sentences.push(span);
    start = end;
  };
  for (let at = from; at < to; at++) {
    const letter = text.charCodeAt(at);
    if (letter === lineEnd && isBlankLine(text, at, to)) close(at);
    if (enders[letter] === 0) continue;
    let end = at + 1;
    while (end < to && enders[text.charCodeAt(end)] === 1) end++;
    while (end < to && closers.has(text.charCodeAt(end))) end++;
    if (endsSentence(text, start, at, end, to)) close(end);
    at = end - 1;
  }
  close(to);
  return sentences;
}

function isBlankLine(text: string, at: number, to: number): boolean {
  for (let next = at + 1; next < to; next++) {
    if (text[next] === "\n") return true;
    if (!/\s/.test(text[next] ?? "")) return false;
  }
  return false;
}

/** `at` is the first of the marks, `end` what follows them and their closing quotes. */
function endsSentence(text: string, start: number, at: number, end: number, to: number): boolean {
  if (end >= to) return true;
  const after = text.slice(end, Math.min(to, end + 12));
  const before = text[at - 1] ?? "";
  const apart = /^\s/.test(after);
  const single = text[at] === "." && text[at + 1] !== ".";
  if (!apart) {
    // Careless Korean leaves no space after a full stop; anything else goes on: 3.14, example.com, "…다."라고.
    return /[다요죠까]/.test(before) && end === at + 1 && /^[가-힣"“‘(]/.test(after) && !takesUp.test(after);
  }
  const next = after.trimStart();
  if (takesUp.test(next) && end > at + 1) return false;
  if (/^[a-z]/.test(next)) return false;
  if (!single) return true;
  if (numbering.test(text.slice(Math.max(start, at - 16), end).trim()) && isStart(text, start, at)) return false;
  if (hasDigit(before)) {
    if (/^\d/.test(next)) return false;
    // No Korean sentence ends in a figure: 2025. 12. 31. 까지, 전략 1. 교수·학습.
    const isKorean = !/[A-Za-z]\P{Script=Hangul}*$/u.test(text.slice(Math.max(start, at - 40), at));
    if (isKorean && /^[^\S\n]+[가-힣(~∼～-]/.test(after)) return false;
  }
  const word = lastWord.exec(text.slice(Math.max(start, at - 10), at + 1))?.[1];
  if (word !== undefined && initials.test(word) && /^(?:\(|\p{Lu}{2})/u.test(next)) return false;
  // "No. 7" is a number, "No. It ends in May." an answer.
  if (word?.toLowerCase() === "no" && !/^\d/.test(next)) return true;
  return word === undefined || !(word.length === 1 || abbreviations.has(word.toLowerCase()));
}

/** Nothing but the number stands between the sentence's start and its full stop. */
function isStart(text: string, start: number, at: number): boolean {
  return text.slice(start, at).trim().length <= 12;
}

/** The sentences of a text as texts, each on one line. */
export function sentenceTextsOf(text: string): string[] {
  return sentencesOf(text).map(({ start, end }) => oneLine(text.slice(start, end)));
}
