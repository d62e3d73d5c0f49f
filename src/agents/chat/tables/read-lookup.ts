import { columnsAskedFor } from "./columns-asked-for.ts";
import { fits } from "./name-match.ts";
import type { QuestionParts } from "./question-parts.ts";
import { readFollowing } from "./read-following.ts";
import type { TableReading } from "./table-reading.ts";

const pointing =
  /^(?:그|이)\s|(?<![가-힣])(?:그것|그거|그건|거기|그곳|그\s?사람|그\s?분|걔)|\b(?:that|it|its|they|their|he|she|his|her|there)\b/i;
/** Another time than the table is of. */
const otherTimes = /^(?:작년|재작년|지난|내년|올해|전년|이번|다음|last|next|previous)/;
/** It asks for the rows themselves. */
const asksForAll = /뽑아|골라|목록|리스트|명단|모두|전부|나열|누구누구|무엇무엇|\b(?:list|show)\b/i;

/** Without an operation: the rows that a condition chooses, or cells of those that are named. */
export function readLookup(parts: QuestionParts): TableReading | null {
  const { question, context, read, isFile, base, filters, ofFilters, grouping, named, unknown, unclearBy } = parts;
  const isImplied = named.length === 0 && grouping === null && (isFile || context !== null);
  const asked = isImplied ? columnsAskedFor(question, read) : named.map(({ column }) => column);
  if (context !== null && unknown.length === 0) {
    const followed = readFollowing(parts, asked);
    if (followed !== null) return followed;
  }
  // 그 사람 내선 번호는: it asks more of the row that was told, and the table has no more.
  if (
    context !== null &&
    unknown.length > 0 &&
    filters.length === 0 &&
    context.rows.length > 0 &&
    pointing.test(question)
  )
    return { ...base, asked: "cells", columns: asked, unclear: unclearBy(null), isFollowUp: true };
  const hasCondition = filters.some(({ kind }) => kind === "condition");
  if (filters.length === 0 || (asked.length === 0 && !hasCondition && !asksForAll.test(question))) return null;
  const isOther =
    isFile && unknown.length === 1 && otherTimes.test(unknown[0] ?? "") && named.some(({ fit }) => fit >= fits.part);
  if (ofFilters !== null || (unknown.length > 0 && !isOther)) return null;
  const isRows = asked.length === 0 || hasCondition;
  return { ...base, asked: isRows ? "rows" : "cells", columns: asked, unclear: unclearBy(null) };
}
