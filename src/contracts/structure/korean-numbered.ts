import { bestSequence } from "./best-sequence.ts";
import type { Heading, Span } from "./heading.ts";

const titledNumber = /^[ #*]*(\d{1,2})\. {0,3}([가-힣][^\n.:]{0,24}?) *(?::[^\n]*)?$/gm;
const fewest = 3;

/** The headings of a Korean contract that has no 조: "1. 목적" on lines of their own, numbered without a gap. */
export function koreanNumberedArticles(text: string, { start, end }: Span): Heading[] {
  const candidates = [...text.slice(start, end).matchAll(titledNumber)].flatMap((match) => {
    const title = (match[2] ?? "").trim();
    if (/다$|요$/.test(title)) return [];
    const at = start + match.index + match[0].search(/\d/);
    const words = /^\d{1,2}\. {0,3}/.exec(text.slice(at))?.[0].length ?? 0;
    const index = Number(match[1]);
    return [{ start: at, end: at + words + title.length, label: `${index}.`, index, branch: 0, title, score: 1 }];
  });
  const chosen = bestSequence(candidates, (before, after) =>
    before === null ? (after.index === 1 ? 2 : -20) : after.index === before.index + 1 ? 2 : -20,
  );
  return chosen.length >= fewest ? chosen : [];
}
