import { headingOf } from "#documents";
import { oneOf } from "#language";

/** Lines of a text that was wrapped are about as wide as its widest; nobody wraps at fewer or more columns. */
const aboutFull = 0.8;
const narrowest = 40;
const widest = 160;
/** So many full lines are needed to tell a text that was wrapped from lines that are long by chance. */
const fewestFull = 3;

const ends = /[.!?。…:;|](?:["'”’」』)\]】》〉*_]*)$|[다요음함임됨]["'”’」』)]*$/;
/** What begins something of its own: a point, a row, a heading, a page's number, a label with its colon. */
const begins = new RegExp(
  oneOf`
    ^[①-⑳㉠-㉯•·○●◦□■▪▶※◇◆|#<\[【>]
    ^[-*+–]\s
    ^-\s?\d+\s?-$
    ^\(?(?:\d{1,3}|[가-하])[.)]\s
    ^\([a-z0-9가-하]{1,4}\)
    ^[^\s:：]{1,12}(?:\s\S{1,8})?\s?[:：](?:\s|$)
  `,
  "i",
);

/** The lines of a text, those that were broken at the edge of a page or mail made one again. Blank lines stay. */
export function unwrapLines(lines: readonly string[]): string[] {
  const widths = lines.map(widthOf);
  const most = widths.filter((width) => width <= widest).reduce((a, b) => Math.max(a, b), 0);
  const isFull = (at: number) => (widths[at] ?? 0) >= aboutFull * most && (widths[at] ?? 0) <= widest;
  const isWrapped = most >= narrowest && lines.filter((_, at) => isFull(at)).length >= fewestFull;
  const whole: string[] = [];
  for (const [at, line] of lines.entries()) {
    const before = lines[at - 1] ?? "";
    const last = whole.at(-1);
    if (last !== undefined && goesOn(before, line) && (/^[a-z]/.test(line) || (isWrapped && isFull(at - 1)))) {
      whole[whole.length - 1] = `${last}${glueOf(before, line, lines)}${line}`;
    } else whole.push(line);
  }
  return whole;
}

function goesOn(before: string, line: string): boolean {
  if (before === "" || line === "" || /\t/.test(before + line)) return false;
  if (ends.test(before) || begins.test(line) || before.startsWith("|") || before.startsWith("#")) return false;
  return headingOf(line, false) === null && headingOf(before, false)?.title !== before;
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
