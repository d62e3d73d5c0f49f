import { withRanges } from "./cell-ranges.ts";
import { isMeasure } from "./columns.ts";
import { columnsAskedFor } from "./columns-asked-for.ts";
import { withDenied } from "./denied-conditions.ts";
import { openEither } from "./joining-words.ts";
import { withWholeEnds } from "./numbered-ranges.ts";
import { groupingOf, namedColumns } from "./question-columns.ts";
import { questionFilters } from "./question-filters.ts";
import { type MayName, questionItems } from "./question-items.ts";
import { isTableFile } from "./table-file.ts";
import type { TableContext, TableSource, Unclear } from "./table-reading.ts";
import { thoseBefore } from "./those-before.ts";
import { scoreOf, wordsNamingNothing } from "./words-naming-nothing.ts";

export type QuestionParts = ReturnType<typeof questionParts>;

/** The parts of a question over one table: what is done, with which columns, over which rows, by which groups; and what names nothing. */
export function questionParts(asked: string, source: TableSource, mayName: MayName, context: TableContext | null) {
  const { read, names } = source;
  const question = withWholeEnds(asked.normalize("NFC"), (words) => names.find(words).cells.length > 0);
  const { operation, items: written } = questionItems(question, source, mayName);
  const { items, unclear: ofRanges } = withRanges(question, withDenied(written), read);
  const { filters, taken, unclear: ofFilters, joins } = questionFilters(question, items, read, operation);
  const grouping = groupingOf(items, read.columns);
  const named = namedColumns(items, taken, grouping);
  const unknown = [...wordsNamingNothing(items, operation, filters), ...ofRanges];
  const isMeasured = (at: number) => {
    const column = read.columns[at];
    return column !== undefined && isMeasure(column);
  };
  const wanted = operation.kind === null ? [] : columnsAskedFor(question, read).filter((at) => !isMeasured(at));
  const told = named.filter(({ column }) => !isMeasured(column)).map(({ column }) => column);
  // 누가 제일 많이 썼어: the word of asking says what is to be named.
  const labels = told.length > 0 ? told : wanted;
  const those = thoseBefore(question, context);
  const base = {
    source,
    operation,
    filters: [...(those?.filters ?? []), ...filters],
    grouping,
    labels,
    score: scoreOf(items),
    within: those?.within ?? null,
    isFollowUp: those !== null,
    asksFigure: asksFigure.test(question),
  };
  const either = filters.length > 0 ? openEither(question, items, joins) : null;
  const unclearBy = (found: Unclear | null): Unclear | null => {
    if (unknown.length > 0) return { kind: "no-such-row", words: unknown };
    // Rows that fit one of two columns are not those that fit both.
    return either === null ? (ofFilters ?? those?.unclear ?? found) : { kind: "no-such-row", words: [either] };
  };
  return {
    ...{ question, context, read, isFile: isTableFile(read.table.document.name) },
    ...{ operation, items, filters, taken, ofFilters, grouping, named, unknown, labels, isMeasured },
    /** The columns that are named and can be measured. */
    measures: named.filter(({ column }) => isMeasured(column)),
    /** What a reading has of the question, whatever it is read as. */
    base,
    /** The rows of the question before that it points at. */
    those,
    unclearBy,
  };
}

const asksFigure = /얼마|몇|언제|며칠|\b(?:how (?:much|many|long)|when|what time)\b/i;
