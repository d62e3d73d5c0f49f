import type { MayName } from "./question-items.ts";
import { readTableQuestion } from "./read-table-question.ts";
import { isTableFile } from "./table-file.ts";
import type { TableReading, TableSource } from "./table-reading.ts";
import { workOut } from "./work-out.ts";
import type { Declined, Worked } from "./worked.ts";

/** What came of a question, from the table or tables that it fits best. */
export type TableOutcome = readonly (Worked | Declined)[];

/** A question that fits more tables than this fits none of them well. */
const mostTables = 4;
/** Only so many questions before are read again for what this one takes over. */
const mostBefore = 6;

export const isWorked = (one: Worked | Declined): one is Worked => "counts" in one;

/** That a sum was not made is told; what else a text with tables is asked may stand in its words. */
const isWorthSaying = ({ reading }: Worked | Declined) =>
  isTableFile(reading.source.read.table.document.name) ||
  reading.isFollowUp ||
  reading.asked === "sum" ||
  reading.asked === "average";

/** Asks tables a question that may go on from those before it: each is read as it was when it was asked. */
export async function askTables(
  question: string,
  earlier: readonly string[],
  sources: readonly TableSource[],
  { mayName, pause }: { readonly mayName: MayName; readonly pause: () => Promise<void> },
): Promise<TableOutcome> {
  let before: readonly Worked[] = [];
  for (const asked of earlier.slice(-mostBefore)) before = (await askOne(asked, before)).filter(isWorked);
  return await askOne(question, before);

  async function askOne(asked: string, last: readonly Worked[]): Promise<TableOutcome> {
    const readings = sources.flatMap(
      (source) =>
        readTableQuestion(asked, source, mayName, last.find(({ reading }) => reading.source === source) ?? null) ?? [],
    );
    const best = bestOf(readings);
    if (best.length > mostTables) return [];
    const outcomes: (Worked | Declined)[] = [];
    for (const reading of best) outcomes.push(...(await workOut(reading, pause)));
    return outcomes.some(isWorked) ? outcomes.filter(isWorked) : outcomes.filter(isWorthSaying).slice(0, 1);
  }
}

/** Those that leave the fewest words open and name the most of their table; what goes on from the question before comes first. */
function bestOf(readings: readonly TableReading[]): readonly TableReading[] {
  const rank = (reading: TableReading) => {
    const { unclear } = reading;
    const open = unclear === null ? 0 : unclear.kind === "no-such-row" ? unclear.words.length : 1;
    return [open, -reading.score, reading.isFollowUp ? 0 : 1];
  };
  const compare = (one: TableReading, other: TableReading) => {
    const [left, right] = [rank(one), rank(other)];
    const at = left.findIndex((value, nth) => value !== right[nth]);
    return at < 0 ? 0 : (left[at] ?? 0) - (right[at] ?? 0);
  };
  const [first, ...others] = readings.toSorted(compare);
  return first === undefined ? [] : [first, ...others.filter((other) => compare(first, other) === 0)];
}
