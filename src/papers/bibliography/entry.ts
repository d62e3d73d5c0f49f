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
