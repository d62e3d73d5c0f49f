import type { ParsedPage } from "./format.ts";

/** What a page of a format without pages holds, more or less: a printed page has about as many. */
const pageCharacters = 3000;

/**
 * Text without pages, cut into pages at paragraph borders: before a heading when one is near, else where the page is
 * full. The cut is by content alone, so the same file always has the same pages.
 */
export function* paginate(text: string): Iterable<ParsedPage> {
  let page = 1;
  for (const part of cut(text.trim())) yield { page: page++, text: part, leftOut: [] };
}

function* cut(text: string): Iterable<string> {
  let start = 0;
  while (start < text.length) {
    const end = cutAt(text, start);
    const part = text.slice(start, end).trim();
    if (part !== "") yield part;
    start = end;
  }
}

/** Borders, the best first, that may end a page once it is at least half full. */
const borders = [/\n(?=#{1,3} |제\s?\d+\s?[장조] ?[( ])/g, /\n\s*\n/g, /\n/g, /[.!?。]\s/g, /\s/g];

function cutAt(text: string, start: number): number {
  if (text.length - start <= pageCharacters * 1.3) return text.length;
  const least = start + pageCharacters / 2;
  const most = start + pageCharacters;
  const room = text.slice(least, most);
  for (const border of borders) {
    let last = -1;
    for (const match of room.matchAll(border)) last = match.index + match[0].length;
    if (last >= 0 && !insideTable(text, least + last)) return least + last;
  }
  return endOfTable(text, most);
}

function insideTable(text: string, at: number): boolean {
  return text[at - 1] === "\n" && text[at] === "|" && /\|\s*\n$/.test(text.slice(Math.max(0, at - 200), at));
}

/** A table is kept whole on its page, unless it alone would make several; a row that would is cut like any text. */
function endOfTable(text: string, at: number): number {
  if (text[text.lastIndexOf("\n", at) + 1] !== "|") return notInsideCharacter(text, at);
  let end = at;
  while (end - at < pageCharacters) {
    const newline = text.indexOf("\n", end);
    const next = newline < 0 ? text.length : newline + 1;
    if (next - at > pageCharacters * 2) return end > at ? end : notInsideCharacter(text, at);
    end = next;
    if (text[end] !== "|") return end;
  }
  return end;
}

function notInsideCharacter(text: string, at: number): number {
  const code = text.charCodeAt(at);
  return code >= 0xdc00 && code <= 0xdfff ? at + 1 : at;
}
