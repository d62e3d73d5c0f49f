import type { Localized } from "#protocol";
import type { Paper } from "../paper/paper.ts";

/** An entry that did not come in: which, where, why. */
export interface Rejection {
  readonly entry: string;
  readonly line: number;
  readonly reason: Localized;
}

/** What came of one file. */
export interface EntryReading {
  readonly papers: readonly Paper[];
  readonly rejected: readonly Rejection[];
}

export const noTitle: Localized = {
  ko: "제목이 없어 논문으로 쓸 수 없습니다.",
  en: "There is no title to know the paper by.",
};

/** Why a parser gave up, in one line. */
export function parserReason(thrown: unknown): Localized {
  const detail = (thrown instanceof Error ? thrown.message : String(thrown)).split("\n")[0] ?? "";
  return { ko: `읽을 수 없습니다: ${detail}`, en: `It cannot be read: ${detail}` };
}

/** Line numbers for offsets that only grow, in one pass over the text. */
export function createLineCounter(text: string): (offset: number) => number {
  let line = 1;
  let at = 0;
  return (offset) => {
    for (; at < offset; at += 1) if (text.charCodeAt(at) === 10) line += 1;
    return line;
  };
}

/** A file with more entries is no library of one person; the rest is for another file. */
const mostEntries = 50_000;

/** The entries of a file that are read, and what is said of those beyond the limit. */
export function withinLimit<Entry extends { readonly line: number }>(
  entries: readonly Entry[],
): { readonly taken: readonly Entry[]; readonly beyond: readonly Rejection[] } {
  const [next] = entries.slice(mostEntries, mostEntries + 1);
  if (next === undefined) return { taken: entries, beyond: [] };
  const left = entries.length - mostEntries;
  const reason = {
    ko: `한 파일에서 ${mostEntries}건까지 읽습니다. 나머지 ${left}건은 파일을 나누어 가져오세요.`,
    en: `A file is read up to ${mostEntries} entries. Import the other ${left} in another file.`,
  };
  return { taken: entries.slice(0, mostEntries), beyond: [{ entry: `#${mostEntries + 1}`, line: next.line, reason }] };
}
