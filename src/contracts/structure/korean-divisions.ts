import { oneOf, type Span, withoutSpaces } from "#language";
import { type Heading, lineEnd } from "./heading.ts";
import { lastAtOrBefore } from "./last-at-or-before.ts";

/** The heading of a part that is no article. */
export interface Division {
  readonly kind: "chapter" | "supplementary" | "annex";
  readonly start: number;
  /** Where the heading's own words end. */
  readonly end: number;
  readonly label: string;
  readonly title: string;
  /** Depth of a chapter: 편 0, 장 1, 절 2, 관 3. */
  readonly depth: number;
}

const levels = ["편", "장", "절", "관"] as const;
const chapterLine = /^[ #*]*(제 ?\d{1,3} ?[편장절관](?: ?의 ?\d{1,2})?)(?: +|(?=[([<]))([^\n]{1,60})$/gm;
/** 부칙 <제123호, 2020. 1. 1.>: what the law or contract says of when it was made. */
const enactment = oneOf`
  <[^\n>]{1,60}>
  \[[^\n\]]{1,60}\]
  \([^\n)]{1,40}\)
`;
const supplementaryLine = new RegExp(
  String.raw`^[ #*]*부 {0,4}칙(?: *(\([^\n)]{1,80}\)))?(?: *(${enactment}))?\** *(?=$|제 {0,2}1 {0,2}조 {0,2}\()`,
  "gm",
);
/** 부칙 that lost its line: the number of a law, or its own first article, tells it from a mention. */
const supplementaryInText =
  /(?<=\s)부 {0,2}칙(?: *(\([^\n)]{1,80}\)))?(?: *(<제? ?\d[^\n>]{1,40}>)|(?= {0,3}제 {0,2}1 {0,2}조 {0,2}\((?:시행|발효|효력)))/g;
/** 별지 1, [별첨 2], <별표 제3호>, 부록 A, 붙임 가: a kind, a number if it has one, and what follows on the line. */
const annexKind = "별 {0,2}[지표첨]|붙 {0,2}임|부 {0,2}록|첨 {0,2}부|부속(?:합의)?서(?:류)?";
const annexNumber = oneOf`
  \d{1,2}(?:-\d{1,2})?
  [A-Z]
  [가나다라마바사](?=[.):\]> ])
`;
const annexLabel = `(${annexKind}) {0,2}(?:제 {0,2})?(${annexNumber})?(?: {0,2}호)?(?: {0,2}(?:서식|양식))?`;
const annexLine = new RegExp(
  String.raw`^[ #*>■□▪▶◆●○•※-]*([<[(「]? {0,2}${annexLabel}(?: {0,2}[>\])」])?)([^\n]{0,120})$`,
  "gm",
);
/** 특약사항, [특 약 사 항], ※ 특별약정: what the parties agreed besides, on a line of its own behind the articles. */
const specialTermsLine = new RegExp(
  String.raw`^[ #*>■□▪▶◆●○•※<[(【「-]*(${oneOf`
    특 {0,2}약(?: {0,2}사 {0,2}항| {0,2}조 {0,2}건| {0,2}내 {0,2}용)?
    특별 {0,2}(?:약정|계약|조건)(?: {0,2}사항)?
    기타 {0,2}특약(?: {0,2}사항)?
  `})[ >\])】」*]*[:：]?[ *]*$`,
  "gm",
);
/** A mention goes on with a particle or a word that takes it up. */
const mention =
  /^(?:[가-힣]| {1,2}(?:에|의|을|를|은|는|이|가|과|와|로|으로|에서|및|또는|참조|기재|각|같은?|중|내지)(?:[ ,.]|$)| ?,)/;
const separated = /^\**(?: {0,2}[.:)\-–—] ?(?=\S)| {2,}\S|[.:]?\**\s*$)/;

/** 편, 장, 절, 관 headings. A line that ends as a sentence, or goes on with a particle, is a reference. */
export function koreanChapters(text: string, { start, end }: Span): Division[] {
  return [...text.slice(start, end).matchAll(chapterLine)]
    .filter(
      ([, , rest = ""]) =>
        !/다\.?\s*$|^(?:에|의|을|를|및|부터|내지|에서)\s|(?:\.{4,}|…{2,}|·{4,})\s*\d*\s*$/.test(rest),
    )
    .map((match) => {
      const label = withoutSpaces(match[1] ?? "");
      const title = (match[2] ?? "").replace(/<[^>]*>|[()[\]*]/g, "").trim();
      const at = start + match.index;
      const depth = levels.findIndex((level) => label.includes(level));
      return { kind: "chapter", start: at, end: at + match[0].length, label, title, depth };
    });
}

/** 부칙 and 별지, 별표, 붙임, 별첨, 부록, 첨부, 특약사항: where the main part is over. */
export function koreanAttachments(text: string, range: Span, headings: readonly Heading[]): Division[] {
  const found = [
    ...supplementaries(text, range),
    ...annexes(text, range, headings),
    ...specialTerms(text, range, headings),
  ].sort((a, b) => a.start - b.start);
  return found.flatMap((division, at) => {
    if (isHeadline(text, division, found[at + 1])) return [];
    const above = found[at - 1];
    return [above !== undefined && isHeadline(text, above, division) ? { ...division, start: above.start } : division];
  });
}

/** A bare 부칙 line right above another one is its headline, not a part of its own. */
function isHeadline(text: string, division: Division, next: Division | undefined): boolean {
  if (division.kind !== "supplementary" || next?.kind !== "supplementary") return false;
  return text.slice(division.end, next.start).trim() === "";
}

function supplementaries(text: string, { start, end }: Span): Division[] {
  const part = text.slice(start, end);
  const onLines = [...part.matchAll(supplementaryLine)];
  const ends = new Set(onLines.map((match) => match.index + match[0].length));
  const inText = [...part.matchAll(supplementaryInText)].filter((match) => !ends.has(match.index + match[0].length));
  return [...onLines, ...inText].map((match) => {
    const at = start + match.index;
    const title = [match[1], match[2]].filter((piece) => piece !== undefined).join(" ");
    return { kind: "supplementary", start: at, end: at + match[0].length, label: "부칙", title, depth: 0 };
  });
}

function annexes(text: string, { start, end }: Span, headings: readonly Heading[]): Division[] {
  return [...text.slice(start, end).matchAll(annexLine)]
    .filter((match) => isAnnexHeading(match))
    .filter((match) => !mainPartGoesOn(headings, start + match.index))
    .map((match) => {
      const at = start + match.index;
      const kind = withoutSpaces(match[2] ?? "");
      const label = match[3] === undefined ? kind : `${kind} ${match[3]}`;
      return { kind: "annex", start: at, end: lineEnd(text, at, end), label, title: annexTitle(match[4]), depth: 0 };
    });
}

/** A bracket or a sign after the number tells a heading; without one, what follows must be a title and not a sentence that goes on. */
function isAnnexHeading([, mark = "", , number, rest = ""]: RegExpMatchArray): boolean {
  if (mention.test(rest)) return false;
  if (/^[<[(「]/.test(mark)) return true;
  if (separated.test(rest)) return number !== undefined || rest.replace(/[*\s]/g, "") === "";
  return number !== undefined && !/[다요]\.?\s*$/.test(rest);
}

function specialTerms(text: string, { start, end }: Span, headings: readonly Heading[]): Division[] {
  return [...text.slice(start, end).matchAll(specialTermsLine)]
    .filter((match) => !mainPartGoesOn(headings, start + match.index))
    .map((match) => {
      const at = start + match.index;
      const label = withoutSpaces(match[1] ?? "");
      return { kind: "annex", start: at, end: lineEnd(text, at, end), label, title: "", depth: 0 };
    });
}

function annexTitle(rest = ""): string {
  const words = rest
    .replace(/[*#|]/g, " ")
    .replace(/^[\s.:)\-–—]+/, "")
    .trim();
  return (words.length > 40 ? (words.split(/[:：]/, 1)[0] ?? words) : words).slice(0, 60).trim();
}

/** A form in the middle of a contract is no annex: articles go on after it. One that starts at 제1조 again is an annex with articles. */
function mainPartGoesOn(headings: readonly Heading[], offset: number): boolean {
  const next = headings[lastAtOrBefore(headings, offset) + 1];
  const first = headings[0];
  return next !== undefined && (next.index !== 1 || next === first);
}
