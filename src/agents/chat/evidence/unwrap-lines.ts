import { headingOf } from "#documents";
import { englishFunctionWords, oneOf, wordBeginningsOf } from "#language";
import { isUnfinished } from "./is-unfinished.ts";

/** Lines of a text that was wrapped are about as wide as its widest; nobody wraps at fewer or more columns. */
const aboutFull = 0.8;
const narrowest = 40;
const widest = 160;
/** So many full lines are needed to tell a text that was wrapped from lines that are long by chance. */
const fewestFull = 3;
/** Narrower paragraphs are wrapped by nobody: they are lists of short lines. */
const narrowestWrapped = 24;
/** Poems are narrower. In wider text a line that ends in the middle of a sentence goes on, though it was not broken at its edge. */
const widerThanPoems = 36;
const asWideAsPoems = 30;
/** So many of the lines that may go on surely do where all of them do. */
const mostGoOn = 0.33;
/** So many are as full as they can be in a paragraph that was wrapped; a title may stand among them. */
const mostFull = 0.75;
const shortestUnfinished = 14;

const ends = /[.!?。…:;|](?:["'”’」』)\]】》〉*_]*)$|(?:[다요음함임됨]|[을를할될줄]\s것)["'”’」』)]*$/;
/** Nouns that end as sentences do. */
const endsInNoun =
  /(?:^|[\s(])(?:다음|처음|마음|필요|책임|담임|위임|선임|개요|주요|소요|수요|[월화수목금토일]요)$|[가-힣](?:마다|보다)$/;
/** The end of a sentence in a line; the full stop of a date or an abbreviation is none. */
const tellsEnd =
  /(?:[가-힣]|[a-z]{3}|%)["'”’」』)\]]*[.!?。](?=["'”’」』)\]]*(?:\s|$))|(?:[다요음함임됨]|[을를할될줄]\s것)["'”’」』)]*$/;
/** The end of a sentence within a line, and the beginning of another behind it. */
const endsWithin = /(?:[가-힣]|[a-z]{3}|%)["'”’」』)\]]*[.!?。]["'”’」』)\]]*\s+\S/;
/** What begins something of its own: a point, a row, a heading, a page's number, a label with its colon. */
export const begins = new RegExp(
  oneOf`
    ^[①-⑳㉠-㉯•·○●◦□■▪▶※◇◆|#<\[【>$]
    ^[-*+–]\s
    ^-\s?\d+\s?-$
    ^\(?(?:\d{1,3}|[가나다라마바사아자차카타파하])[.)]\s
    ^\([a-z0-9가-하]{1,4}\)
    ^[^\s:：]{1,12}(?:\s\S{1,8})?\s?[:：](?:\s|$)
    ^\S{1,40}\s?=
  `,
  "i",
);
/** Cells of a row: behind tabs, wide gaps, bars, or commas that neither a blank nor thousands follow. */
const cells = /\t|\s{3}|\s\|\s|,(?!\s|\d{3}(?!\d)).*,(?!\s|\d{3}(?!\d)|$)/;
/** Particles and endings that names, dates, addresses and titles do not have. */
const koreanProse =
  /[가-힣」』)](?:[은는을를]|에게?|에서|으로)(?=[\s,]|$)|[가-힣](?:[한된될할던]|하[고여며]|되[고어며])(?=[\s,]|$)/;

/** What is its own, and never goes on: a heading, a row, a setting, a prompt. */
const standsAlone = /^(?:[#|<>$]|\S{1,40}\s?=)/;
const endsInAddress = /(?:https?:\/\/|www\.)\S+$/;
/** Verbs that follow their noun, and what leans on the word before it: they begin no sentence. */
const leans =
  /^(?:(?:수|것|바|등|중|및|또는|혹은|경우)(?=[가-힣]{0,2}[\s,])|(?:하|되|있|없|않|받)[가-힣]+|(?:이내|이상|이하|미만|까지|부터|에게|에서|으로)|[을를은는의로며]\s)/;
/** "2025. 1. 1." with "부터 2년으로" in the next line. */
const dateEnd = /\d\.$/;
const afterDate = /^(?:부터|까지|자로|에|로|을|를|의|과|와)(?=[\s,])/;
/** A word that was broken before its ending: "하여야 합니", "다. 승강기는". */
const brokenEnding = /[가-힣]$/;
const endingAlone = /^(?:(?:다|니다|습니다|었다|였다|하였다)[.,]|[.!?。]["'”’)]*(?:\s|$))/;
/** A line that begins with its verb ends the sentence of the one before; thanks and greetings are whole. */
const verbFirst = /^(?!감사|고맙|안녕|환영|축하|죄송|수고|반갑)[가-힣]+(?:니다|[한된는]다|[있없]다)[.,]/;
/** "제7조 제2항의 절차에 따라" in running text. */
const reference = /^제\s?\d+조(?:의\s?\d+)?(?:[가-힣]|\s(?:제\s?\d+항|및|또는|내지|각))/;
/** "[예약] 버튼을 누르면" within a sentence. */
const inBrackets = /^[[<][^\]>]{1,20}[\]>]\s?[가-힣]/;
const topicFirst = /^[가-힣]+(?<!에|에서|로|까지|부터)[은는](?=\s)/;
/** Particles that a line of prose has; what stands before a noun in titles is none. */
const particles = /(?<!하|되|있|없|않|받|주|오|가)(?:[은는을를와]|에게|에서|에는?|으로|까지|부터)(?=[\s,]|$)/g;
/** What may be a particle, or the last letter of a noun. */
const likelyParticles = /[가-힣][이가의과로도](?=[\s,]|$)/g;
/** How notices, rules and contracts end, and no poem. */
const endsFormally = /(?:니다|[한된는]다|[있없]다|[세아어해]요|[음함])\.(?:\s|$)/;

/** A line that is whole, and the number of the line that it begins in. */
export interface WholeLine {
  readonly text: string;
  readonly from: number;
}

/** Lines without a blank one between them: how wide they are, and whether they look as if they had been wrapped. */
interface Paragraph {
  readonly width: number;
  readonly isWrapped: boolean;
  /** The share of the lines that surely go on, of those that may. */
  readonly unfinished: number;
}

/**
 * The lines of a text, sentences that were broken at the edge of a page or mail made one again. Blank lines stay, and so does
 * what is no running text: commands, rosters, schedules, fields. `raw` are the lines as they were written.
 */
export function unwrapLines(raw: readonly string[]): WholeLine[] {
  const lines = raw.map((line) => line.trim());
  const widths = lines.map(widthOf);
  const most = widths.filter((width) => width <= widest).reduce((a, b) => Math.max(a, b), 0);
  const isFull = (width: number, beside: number) =>
    width >= narrowest && width >= aboutFull * beside && width <= widest;
  const isWrapped = widths.filter((width) => isFull(width, most)).length >= fewestFull;
  const fenced = fencedOf(lines);
  const paragraphs = paragraphsOf(lines, widths);
  const breaks = lines.map((line, at) => {
    if (at === 0 || fenced[at] || fenced[at - 1]) return false;
    const before = lines[at - 1] ?? "";
    const width = widths[at - 1] ?? 0;
    // A small letter is a sign by itself: the line before has only to be as wide as this one.
    const isBroken = /^[a-z]/.test(line) ? isFull(width, widths[at] ?? 0) : isWrapped && isFull(width, most);
    if (isBroken && goesOn(before, line)) return true;
    const isDeeper = indentOf(raw[at] ?? "") > indentOf(raw[at - 1] ?? "");
    return wasBroken(before, line, { paragraph: paragraphs[at], isDeeper });
  });
  const isKnown = wordBeginningsOf(lines.join("\n"));
  const whole: WholeLine[] = [];
  let ending = false;
  for (let at = lines.length - 1; at >= 0; at--) {
    const line = lines[at] ?? "";
    const next = whole.at(-1);
    // Only what comes to the end of a sentence is one.
    if (next !== undefined && breaks[at + 1] && ending) {
      whole[whole.length - 1] = { text: `${line}${glueOf(line, next.text, isKnown)}${next.text}`, from: at };
    } else {
      whole.push({ text: line, from: at });
      ending = false;
    }
    ending ||= endingAlone.test(line) || (tellsEnd.test(line) && !endsInNoun.test(line));
  }
  return whole.reverse();
}

interface Broken {
  readonly paragraph: Paragraph | undefined;
  readonly isDeeper: boolean;
}

/** Whether the words tell that a line goes on in the next one, whatever the width that the text was wrapped at. */
function wasBroken(before: string, line: string, { paragraph, isDeeper }: Broken): boolean {
  if (paragraph === undefined || !mayGoOn(before, line)) return false;
  if (isCutWithin(before, line)) return true;
  const surely = goesOnSurely(before, line);
  if (surely && paragraph.width >= widerThanPoems && widthOf(before) >= shortestUnfinished) return true;
  if (!paragraph.isWrapped || !fills(before, line, paragraph.width)) return false;
  if (surely) return true;
  const isMostly = paragraph.unfinished >= mostGoOn;
  if (!/[가-힣]/.test(before)) return (isMostly || /^[a-z]/.test(line)) && functionWords(`${before} ${line}`) > 0;
  if (isMostly || endsWithin.test(before) || leans.test(line) || verbFirst.test(line)) return true;
  const sure = before.match(particles)?.length ?? 0;
  const likely = before.match(likelyParticles)?.length ?? 0;
  // A sentence behind its title begins so.
  if (topicFirst.test(line)) return sure > 1 && sure + likely > 2;
  return isDeeper || paragraph.unfinished > 0 ? sure + likely > 0 : sure > 0 && sure + likely > 1;
}

/** Neither line is something of its own, and the first has not come to its end. */
function mayGoOn(before: string, line: string): boolean {
  if (before === "" || line === "" || cells.test(before) || cells.test(line) || standsAlone.test(before)) return false;
  if (endsInAddress.test(before)) return false;
  if (endingAlone.test(line)) return brokenEnding.test(before);
  if (begins.test(line) && !(inBrackets.test(line) && isUnfinished(before))) return false;
  if (ends.test(before) && !endsInNoun.test(before)) return isCutWithin(before, line);
  if (firstOf(before) === firstOf(line) && (/\d/.test(firstOf(line)) || !isUnfinished(before))) return false;
  if (headingOf(before, false)?.title === before && !isUnfinished(before)) return false;
  return headingOf(line, false) === null || (isUnfinished(before) && reference.test(line));
}

function goesOnSurely(before: string, line: string): boolean {
  return isUnfinished(before) && (/[가-힣]/.test(before) || isProse(`${before} ${line}`));
}

/** What tells that a paragraph is running text. */
function isSign(before: string, line: string): boolean {
  if (goesOnSurely(before, line) || endsWithin.test(before)) return true;
  return /^[a-z]/.test(line) && functionWords(`${before} ${line}`) > 0;
}

/** Within a word, or between a date and its particle. */
function isCutWithin(before: string, line: string): boolean {
  return endingAlone.test(line) ? brokenEnding.test(before) : dateEnd.test(before) && afterDate.test(line);
}

/** The first word of the next line had no place in this one. */
function fills(before: string, line: string, width: number): boolean {
  return widthOf(before) + 1 + widthOf(/^\S*/.exec(line)?.[0] ?? "") >= width;
}

/** The paragraph of each line. Where it was wrapped every line that may go on is as full as it can be. */
function paragraphsOf(lines: readonly string[], widths: readonly number[]): (Paragraph | undefined)[] {
  const found: (Paragraph | undefined)[] = [];
  for (let from = 0; from < lines.length; ) {
    let to = from;
    while (to < lines.length && lines[to] !== "") to += 1;
    const width = widths.slice(from, to).reduce((a, b) => (b <= widest ? Math.max(a, b) : a), 0);
    const own = lines.slice(from, to);
    const broken = own.flatMap((line, at) => {
      const next = own[at + 1];
      return next !== undefined && mayGoOn(line, next) ? [{ line, next }] : [];
    });
    const unfinished = broken.filter(({ line, next }) => isSign(line, next)).length;
    const isWide = width >= asWideAsPoems || (width >= narrowestWrapped && own.some((line) => endsFormally.test(line)));
    const full = broken.filter(({ line, next }) => fills(line, next, width)).length;
    const isWrapped = isWide && full >= mostFull * broken.length;
    const paragraph = { width, isWrapped, unfinished: unfinished / Math.max(1, broken.length) };
    for (; from < to; from += 1) found.push(paragraph);
    if (from < lines.length) found.push(undefined);
    from += 1;
  }
  return found;
}

/** Blanks before a line's first letter. */
const indentOf = (line: string) => line.length - line.trimStart().length;

function goesOn(before: string, line: string): boolean {
  if (line === "" || cells.test(before) || cells.test(line) || !isProse(before)) return false;
  if (ends.test(before) || begins.test(before) || begins.test(line) || firstOf(before) === firstOf(line)) return false;
  return headingOf(line, false) === null && headingOf(before, false)?.title !== before;
}

function isProse(line: string): boolean {
  if (/[가-힣]/.test(line)) return koreanProse.test(line);
  return functionWords(line) > 1;
}

const functionWords = (line: string) =>
  line.split(" ").filter((word) => englishFunctionWords.has(word.toLowerCase())).length;

/** What a line begins with, any figure like any other: rows of a schedule or a log begin alike. */
function firstOf(line: string): string {
  return (/^\S*/.exec(line)?.[0] ?? "").replace(/\d+/g, "0");
}

/** The lines of code between fences, and the fences. */
function fencedOf(lines: readonly string[]): boolean[] {
  let inside = false;
  return lines.map((line) => {
    const isFence = /^(?:```|~~~)/.test(line);
    if (isFence) inside = !inside;
    return inside || isFence;
  });
}

/** Korean is broken within words, too: one that stands whole elsewhere is made whole again. */
function glueOf(before: string, line: string, isKnown: (word: string) => boolean): "" | " " {
  if (endingAlone.test(line) || (/[가-힣]$/.test(before) && /^[을를은는의로며]\s/.test(line))) return "";
  const word = `${/[가-힣]+$/.exec(before)?.[0] ?? ""}${/^[가-힣]+/.exec(line)?.[0] ?? ""}`;
  const isBroken = /[가-힣]$/.test(before) && /^[가-힣]/.test(line) && isKnown(word);
  return isBroken ? "" : " ";
}

/** Columns: a Korean, Chinese or Japanese letter takes two. */
function widthOf(line: string): number {
  return line.length + (line.match(/[\u1100-\u11ff\u3000-\u9fff\uac00-\ud7a3\uff00-\uff60]/g)?.length ?? 0);
}
