import { oneLine } from "#language";
/** A heading: how deep it stands (1 is the outermost) and what it says. */
export interface PageHeading {
  readonly level: number;
  readonly title: string;
}

/** Korean law and contracts: 편 (part), 장 (chapter), 절 (section), 관 (subsection), 조 (article). */
const koreanLevels: Readonly<Record<string, number>> = { 편: 1, 장: 2, 절: 3, 관: 4, 조: 5 };
const korean = /^제\s?\d{1,4}\s?([편장절관조])(?:\s?의\s?\d{1,2})?(?:\s?[([【][^)\]】\n]{1,60}[)\]】])?/;
const annex = /^(?:부\s*칙|\[?(?:별표|별지|붙임|첨부)\s*\d*\]?)(?=\s|$|[(<[])/;
const markdown = /^(#{1,6})\s+(.+?)\s*#*$/;
const english =
  /^(PART|CHAPTER|ARTICLE|SECTION|EXHIBIT|SCHEDULE|APPENDIX|ANNEX)\s+(?:[IVXLC]{1,6}|[A-Z]|\d{1,3}(?:\.\d{1,3})*)\b[.:]?/i;
const englishLevels: Readonly<Record<string, number>> = { part: 1, chapter: 2, article: 2, section: 3 };
const numbered = /^(\d{1,2}(?:\.\d{1,2}){0,3})\.?\s+\S/;
/** Notices mark their headings with a sign: "■ 3. 주차". */
const stop = /[.:]$/;
const breaksOff = /[.,;:]$/;
const signed = /^[■◆▣]\s*(?=\S)/;
const roman = /^(?:[IVX]{1,5}|[Ⅰ-Ⅻ])\.\s+\S/;

/** 개요, 주요, 소요 and their like end titles, not sentences. */
const endsSentence = /(?:다|(?<![개필중수소주])요)\.?$/;

/** A title is cut long before; a line may be a page long, and the pattern's time grows with its square. */
const longestMarked = 300;

/**
 * The heading that a line is or begins with, or null. `alone`: the line is a paragraph by itself, which a numbered title
 * must be, while "제5조(손해배상) 갑은 …" is a heading at the head of its text.
 */
export function headingOf(line: string, alone: boolean): PageHeading | null {
  const text = line.trim();
  const marked = markdown.exec(text.slice(0, longestMarked));
  if (marked?.[1] !== undefined && marked[2] !== undefined) return titled(marked[1].length, marked[2]);
  if (signed.test(text) && text.length <= 80 && !breaksOff.test(text) && !endsSentence.test(text))
    return titled(3, text.replace(signed, ""));
  const article = korean.exec(text);
  if (article !== null) return koreanHeading(text, article);
  if (annex.test(text) && text.length <= 60) return titled(2, text);
  const section = english.exec(text);
  if (section?.[1] !== undefined) return englishHeading(text, section[0], section[1], alone);
  if (!alone || text.length > 80 || breaksOff.test(text) || endsSentence.test(text)) return null;
  const number = numbered.exec(text)?.[1];
  if (number !== undefined) return titled(2 + number.split(".").length, text);
  if (roman.test(text)) return titled(2, text);
  return /^[A-Z][A-Z0-9 &,'’()/-]{5,60}$/.test(text) && text.includes(" ") ? titled(3, text) : null;
}

/** "제5조에 따라" in running text is a reference, not a heading. */
function koreanHeading(text: string, match: RegExpExecArray): PageHeading | null {
  const rest = text.slice(match[0].length);
  const named = /[)\]】]$/.test(match[0]);
  const level = koreanLevels[match[1] ?? ""] ?? 5;
  if (named) return /^\s*[은는이가을를의에와과및,]/.test(rest) && !/^\s/.test(rest) ? null : titled(level, match[0]);
  if (rest !== "" && !/^[\s.]/.test(rest)) return null;
  return text.length <= 60 && !endsSentence.test(text) ? titled(level, text) : null;
}

function englishHeading(text: string, head: string, word: string, alone: boolean): PageHeading | null {
  const level = englishLevels[word.toLowerCase()] ?? 2;
  const rest = text.slice(head.length);
  if (alone && text.length <= 100 && !/[,;.]$/.test(rest)) return titled(level, text.replace(stop, ""));
  // In running text only a capitalised or dotted form opens a section: "SECTION 2.1 Term. The term …".
  const opens = /^[A-Z]{4}/.test(text) || stop.test(head);
  return opens ? titled(level, head.replace(stop, "")) : null;
}

function titled(level: number, title: string): PageHeading {
  return { level, title: oneLine(title.replace(/[*_`]/g, "")).slice(0, 120) };
}
