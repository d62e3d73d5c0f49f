import { createYield } from "#kernel";
import type { Localized } from "#protocol";
import type { Paper } from "../paper/paper.ts";
import { titleOf } from "../paper/reading.ts";

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

const noTitle: Localized = {
  ko: "제목이 없어 논문으로 쓸 수 없습니다.",
  en: "There is no title to know the paper by.",
};

/** Why a parser gave up, in one line. */
function parserReason(thrown: unknown): Localized {
  const detail = (thrown instanceof Error ? thrown.message : String(thrown)).split("\n")[0] ?? "";
  return { ko: `읽을 수 없습니다: ${detail}`, en: `It cannot be read: ${detail}` };
}

/** A part of a file that is one paper, as far as it can be read. */
export interface FileEntry {
  /** What it is called where it is refused; it may be known only when it has been read. */
  readonly name: string;
  readonly line: number;
  /** Null: there is nothing in it. */
  paper(): Promise<Paper | null> | Paper | null;
}

/** The papers of a file's entries. One that cannot be read, or has no title, is named with its reason; the others come in. */
export async function readEntries(
  entries: readonly FileEntry[],
  rejectedBefore: readonly Rejection[] = [],
): Promise<EntryReading> {
  const papers: Paper[] = [];
  const rejected = [...rejectedBefore, ...beyondLimit(entries)];
  const yieldNow = createYield();
  for (const entry of entries.slice(0, mostEntries)) {
    await yieldNow();
    const reject = (reason: Localized) => rejected.push({ entry: entry.name, line: entry.line, reason });
    try {
      const paper = await entry.paper();
      if (paper === null || titleOf(paper) === "") reject(noTitle);
      else papers.push(paper);
    } catch (thrown) {
      reject(parserReason(thrown));
    }
  }
  return { papers, rejected: rejected.sort((a, b) => a.line - b.line) };
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

function beyondLimit(entries: readonly FileEntry[]): Rejection[] {
  const next = entries[mostEntries];
  if (next === undefined) return [];
  const left = entries.length - mostEntries;
  const reason = {
    ko: `한 파일에서 ${mostEntries}건까지 읽습니다. 나머지 ${left}건은 파일을 나누어 가져오세요.`,
    en: `A file is read up to ${mostEntries} entries. Import the other ${left} in another file.`,
  };
  return [{ entry: `#${mostEntries + 1}`, line: next.line, reason }];
}
