import { createYield } from "#kernel";
import { copulaEndings, endingSplitter, foldPlural, particles, questionEndings, wordLists } from "#language";
import { sameLetters } from "./cell-value.ts";
import { columnAt, type DocumentTable, isTotalRow, nameWithoutUnit, tableName } from "./table.ts";
import type { Fold, RowCondition, TableQuery } from "./table-query.ts";

const list = wordLists("tools/tables/question-words.txt");
/** Words of a question that name an operation. */
const operationWords = new Map(
  (["sum", "mean", "max", "min", "count"] as const).flatMap((fold) =>
    list(fold).map((word): [string, Fold] => [word, fold]),
  ),
);
/** Words that only ask, and name nothing. */
const askingWords = new Set(list("asking"));

const splitEnding = endingSplitter([...particles, ...copulaEndings, ...questionEndings], 1);

const longestQuestionLetters = 200;
const longestNameWords = 6;
/** More rows than this do not answer a question after a cell. */
const mostLookedUpRows = 10;
const mostNamedCells = 2;

/**
 * A question over tables without a model: a cell by the words of its row and its column, or one aggregate of a named column
 * over rows that named cells choose. Null unless every word of the question is accounted for, by one table alone.
 */
export async function readTableQuestion(
  question: string,
  tables: readonly DocumentTable[],
): Promise<TableQuery | null> {
  if (question.length > longestQuestionLetters) return null;
  const words = wordsOfQuestion(question);
  const queries: TableQuery[] = [];
  for (const table of tables) {
    const query = await queryOver(table, words);
    if (query !== null) queries.push(query);
  }
  const [only, another] = queries;
  return only !== undefined && another === undefined ? only : null;
}

/** What a word may be read as: as it stands, and without its endings. */
type QuestionWord = readonly string[];

function wordsOfQuestion(question: string): QuestionWord[] {
  const written = question.normalize("NFKC").match(/[\p{L}\p{N}%_.,:/()-]*[\p{L}\p{N}%)]/gu) ?? [];
  return written.map((word) => {
    const letters = sameLetters(word);
    const { stem } = splitEnding(letters);
    const bare = splitEnding(stem).stem;
    return [...new Set([letters, stem, bare, foldPlural(letters)])];
  });
}

interface Named {
  readonly columns: number[];
  readonly cells: { readonly at: number; readonly value: string }[];
  fold: Fold | null;
}

async function queryOver(table: DocumentTable, words: readonly QuestionWord[]): Promise<TableQuery | null> {
  const names = await namesOf(table);
  const named: Named = { columns: [], cells: [], fold: null };
  for (let at = 0; at < words.length; ) {
    const taken = takeName(words, at, names, named);
    if (taken === 0) return null;
    at += taken;
  }
  return queryOfNames(table, named);
}

interface TableNames {
  readonly columns: ReadonlyMap<string, number>;
  /** The columns that a cell stands in. */
  readonly cells: ReadonlyMap<string, { readonly value: string; readonly places: ReadonlySet<number> }>;
}

async function namesOf(table: DocumentTable): Promise<TableNames> {
  const giveWay = createYield();
  const columns = new Map<string, number>();
  for (const name of table.head)
    for (const written of [name, nameWithoutUnit(name)]) {
      const place = columnAt(table, written);
      if (place !== null && written !== "") columns.set(sameLetters(written), place);
    }
  const cells = new Map<string, { value: string; places: Set<number> }>();
  for (const row of table.rows) {
    await giveWay();
    if (isTotalRow(row)) continue;
    for (const [at, value] of row.cells.entries()) {
      const letters = sameLetters(value);
      if (letters === "" || letters.length > longestQuestionLetters) continue;
      const known = cells.get(letters);
      if (known === undefined) cells.set(letters, { value, places: new Set([at]) });
      else known.places.add(at);
    }
  }
  return { columns, cells };
}

/** Takes the longest name that begins at a word; tells how many words it took, 0 where it is no name. */
function takeName(words: readonly QuestionWord[], from: number, names: TableNames, named: Named): number {
  for (let count = Math.min(longestNameWords, words.length - from); count > 0; count -= 1) {
    const before = words.slice(from, from + count - 1).map(([whole = ""]) => whole);
    for (const form of words[from + count - 1] ?? []) {
      const letters = [...before, form].join("");
      const column = names.columns.get(letters);
      const cell = names.cells.get(letters);
      const fold = operationWords.get(letters);
      // A word that names a column and a cell, or a cell of two columns, says too little.
      if (column !== undefined && cell !== undefined) return 0;
      if (column !== undefined) named.columns.push(column);
      else if (cell !== undefined) {
        const [at, another] = cell.places;
        if (at === undefined || another !== undefined) return 0;
        named.cells.push({ at, value: cell.value });
      } else if (fold !== undefined) {
        if (named.fold !== null && named.fold !== fold) return 0;
        named.fold = fold;
      } else if (!(count === 1 && askingWords.has(letters))) continue;
      return count;
    }
  }
  return 0;
}

function queryOfNames(table: DocumentTable, { columns, cells, fold }: Named): TableQuery | null {
  const cellColumns = new Set(cells.map(({ at }) => at));
  // 개발 부서: the name of the column beside its cell asks for nothing further.
  const [measure, another] = new Set(columns).difference(cellColumns);
  if (another !== undefined || cells.length > mostNamedCells || cellColumns.size < cells.length) return null;
  const nameAt = (at: number) => table.head[at] ?? "";
  const where = cells.map(({ at, value }): RowCondition => ({ column: nameAt(at), is: "=", value }));
  const base = { table: tableName(table), where, group: [], order: null, limit: null };
  if (fold === "count")
    return measure === undefined && cells.length > 0 ? { ...base, select: [{ column: null, fold }] } : null;
  if (measure === undefined) return null;
  const column = nameAt(measure);
  if (fold !== null) return { ...base, select: [{ column, fold }] };
  const rows = table.rows.filter((row) =>
    cells.every(({ at, value }) => sameLetters(row.cells[at] ?? "") === sameLetters(value)),
  );
  if (cells.length === 0 || rows.length === 0 || rows.length > mostLookedUpRows) return null;
  return { ...base, select: [{ column, fold: "each" }] };
}
