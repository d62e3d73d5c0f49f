import { headingOf } from "#documents";
import { englishFunctionWords, oneOf } from "#language";

/** Lines of a text that was wrapped are about as wide as its widest; nobody wraps at fewer or more columns. */
const aboutFull = 0.8;
const narrowest = 40;
const widest = 160;
/** So many full lines are needed to tell a text that was wrapped from lines that are long by chance. */
const fewestFull = 3;

const ends = /[.!?。…:;|](?:["'”’」』)\]】》〉*_]*)$|[다요음함임됨]["'”’」』)]*$/;
/** The end of a sentence in a line; the full stop of a date or an abbreviation is none. */
const tellsEnd = /(?:[가-힣]|[a-z]{3}|%)["'”’」』)\]]*[.!?。](?=["'”’」』)\]]*(?:\s|$))|[다요음함임됨]["'”’」』)]*$/;
/** What begins something of its own: a point, a row, a heading, a page's number, a label with its colon. */
const begins = new RegExp(
  oneOf`
    ^[①-⑳㉠-㉯•·○●◦□■▪▶※◇◆|#<\[【>$]
    ^[-*+–]\s
    ^-\s?\d+\s?-$
    ^\(?(?:\d{1,3}|[가-하])[.)]\s
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

/**
 * The lines of a text, sentences that were broken at the edge of a page or mail made one again. Blank lines stay, and so does
 * what is no running text: commands, rosters, schedules, fields.
 */
export function unwrapLines(lines: readonly string[]): string[] {
  const widths = lines.map(widthOf);
  const most = widths.filter((width) => width <= widest).reduce((a, b) => Math.max(a, b), 0);
  const isFull = (width: number, beside: number) =>
    width >= narrowest && width >= aboutFull * beside && width <= widest;
  const isWrapped = widths.filter((width) => isFull(width, most)).length >= fewestFull;
  const fenced = fencedOf(lines);
  const breaks = lines.map((line, at) => {
    if (at === 0 || fenced[at] || fenced[at - 1]) return false;
    const width = widths[at - 1] ?? 0;
    // A small letter is a sign by itself: the line before has only to be as wide as this one.
    const isBroken = /^[a-z]/.test(line) ? isFull(width, widths[at] ?? 0) : isWrapped && isFull(width, most);
    return isBroken && goesOn(lines[at - 1] ?? "", line);
  });
  const whole: string[] = [];
  let ending = false;
  for (let at = lines.length - 1; at >= 0; at--) {
    const line = lines[at] ?? "";
    const next = whole.at(-1);
    // Only what comes to the end of a sentence is one.
    if (next !== undefined && breaks[at + 1] && ending) {
      whole[whole.length - 1] = `${line}${glueOf(line, next, lines)}${next}`;
    } else {
      whole.push(line);
      ending = false;
    }
    ending ||= tellsEnd.test(line);
  }
  return whole.reverse();
}

function goesOn(before: string, line: string): boolean {
  if (line === "" || cells.test(before) || cells.test(line) || !isProse(before)) return false;
  if (ends.test(before) || begins.test(before) || begins.test(line) || firstOf(before) === firstOf(line)) return false;
  return headingOf(line, false) === null && headingOf(before, false)?.title !== before;
}

function isProse(line: string): boolean {
  if (/[가-힣]/.test(line)) return koreanProse.test(line);
  return line.split(" ").filter((word) => englishFunctionWords.has(word.toLowerCase())).length > 1;
}

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
function glueOf(before: string, line: string, lines: readonly string[]): "" | " " {
  const word = `${/[가-힣]+$/.exec(before)?.[0] ?? ""}${/^[가-힣]+/.exec(line)?.[0] ?? ""}`;
  const isBroken = /[가-힣]$/.test(before) && /^[가-힣]/.test(line) && lines.some((other) => other.includes(word));
  return isBroken ? "" : " ";
}

/** Columns: a Korean, Chinese or Japanese letter takes two. */
function widthOf(line: string): number {
  return line.length + (line.match(/[\u1100-\u11ff\u3000-\u9fff\uac00-\ud7a3\uff00-\uff60]/g)?.length ?? 0);
}
