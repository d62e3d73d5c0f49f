import type { Filter, TableContext, Unclear } from "./table-reading.ts";
import { wordsForThose } from "./whole-or-those.ts";

/** What a question keeps of the one before it by pointing at its rows. */
export interface ThoseBefore {
  readonly filters: readonly Filter[];
  /** The rows themselves, where conditions do not tell them. */
  readonly within: readonly number[] | null;
  readonly unclear: Unclear | null;
}

/** These may be the rows of the table itself, without any told before. */
const ofTable = /이\s?중|(?:of|among) these/i;

/** 그중, of those: the rows that the question before ended in; null where the question does not point at them. */
export function thoseBefore(question: string, context: TableContext | null): ThoseBefore | null {
  const pointing = wordsForThose(question);
  if (pointing === null) return null;
  const unclear: Unclear = { kind: "no-such-row", words: [pointing.trim()] };
  if (context === null) return ofTable.test(pointing) ? null : { filters: [], within: null, unclear };
  const { reading, rows } = context;
  const { filters } = reading;
  if (reading.asked === "most" || reading.asked === "least") {
    // Of one row there is nothing more to choose: all that it was chosen among may be meant.
    const isOne = rows.length < 2 || reading.grouping !== null;
    return { filters, within: rows, unclear: isOne ? unclear : null };
  }
  return { filters, within: reading.within, unclear: null };
}
