import type { Localized } from "#protocol";
import { createLineCounter, type Rejection } from "../entry.ts";
import { BibtexError, createBibtexScanner } from "./scanner.ts";

/** An entry as it stands in the file: field values are LaTeX, with abbreviations written out. */
export interface BibtexEntry {
  readonly type: string;
  readonly key: string;
  readonly fields: readonly (readonly [string, string])[];
  readonly line: number;
}

export interface BibtexSplit {
  readonly entries: readonly BibtexEntry[];
  readonly rejected: readonly Rejection[];
}

const months: Readonly<Record<string, string>> = Object.fromEntries(
  ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"].map((month) => [month, month]),
);

/** Takes a BibTeX file apart, entry by entry. A broken entry is reported, and reading goes on at the next one. */
export function splitBibtex(text: string): BibtexSplit {
  const scanner = createBibtexScanner(text, { ...months });
  const lineOf = createLineCounter(text);
  const entries: BibtexEntry[] = [];
  const rejected: Rejection[] = [];
  for (let start = scanner.nextEntry(); start !== null; start = scanner.nextEntry()) {
    const line = lineOf(start);
    try {
      const entry = scanner.entry();
      if (entry !== null) entries.push({ ...entry, line });
    } catch (thrown) {
      if (!(thrown instanceof BibtexError)) throw thrown;
      rejected.push({ entry: thrown.entry, line, reason: thrown.reason satisfies Localized });
      scanner.recover(start);
    }
  }
  return { entries, rejected };
}
