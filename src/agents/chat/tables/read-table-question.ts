import { fittingColumns } from "./question-columns.ts";
import type { MayName } from "./question-items.ts";
import { questionParts } from "./question-parts.ts";
import { readCounted } from "./read-counted.ts";
import { readLookup } from "./read-lookup.ts";
import { readMeasure } from "./read-measure.ts";
import type { TableContext, TableReading, TableSource } from "./table-reading.ts";

/** Each word is looked for in each column. */
const longestQuestion = 300;
const mostColumns = 150;
/** No cell tells why or how. */
const asksMore = /왜\s|왜$|왜\?|이유|까닭|어떻게\s?(?:해|하)|방법|\bwhy\b/i;

/**
 * Reads a question over one table, with what the question before it was about. Null where it asks nothing of it. Words that name
 * nothing there make it unclear: what is not understood is not worked out.
 */
export function readTableQuestion(
  question: string,
  source: TableSource,
  mayName: MayName,
  context: TableContext | null,
): TableReading | null {
  const { columns } = source.read;
  if (asksMore.test(question) || question.length > longestQuestion || columns.length > mostColumns) return null;
  const parts = questionParts(question, source, mayName, context);
  const { operation, filters, measures } = parts;
  if (operation.kind === null) return readLookup(parts);
  if (operation.kind === "count") return readCounted(parts);
  const isOpen = filters.length === 0 || fittingColumns(operation, columns).length !== 1;
  // 총 with nothing to add up says no more than which.
  if (operation.kind === "sum" && operation.isWeak && measures.length === 0 && isOpen) return readLookup(parts);
  return readMeasure(parts, operation.kind);
}
