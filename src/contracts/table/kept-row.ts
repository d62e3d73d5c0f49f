import { hash } from "node:crypto";
import { type ContractCell, contractCellSchema, type JournalEntry, type Language } from "#protocol";
import type { Store, StoredDocument } from "#store";
import { emptyCell, isFilledByCode } from "./cell-by-code.ts";
import { namedField, questionOf } from "./fields.ts";

/** The effect that is a cell in the journal of its row. */
export const cellEffect = "contract.cell";

/** The run of one contract of a table: what it was asked is kept there. */
export const rowRunId = (tableId: string, documentId: string) =>
  `row_${hash("sha256", `${tableId}\n${documentId}`).slice(0, 24)}`;

/** What tells a cell apart from others of its row. A document that was read anew, with more or fewer letters, is asked anew. */
export const cellKey = (
  question: string,
  by: "model" | "code",
  { characters }: Pick<StoredDocument, "characters">,
) => ({
  question,
  by,
  characters,
});

export interface RowState {
  readonly cells: readonly ContractCell[];
  /** The columns that a start would fill, by their places. */
  readonly open: readonly number[];
}

/** What is kept of a table: the last of each cell, by the run of its row. */
export type KeptCells = ReadonlyMap<string, ReadonlyMap<string, JournalEntry>>;

export async function keptCells(store: Store, tableId: string): Promise<KeptCells> {
  const runs = Map.groupBy(await store.journal.effectsOf(tableId, cellEffect), ({ turnId }) => turnId);
  return new Map([...runs].map(([run, rows]) => [run, new Map(rows.map((row) => [JSON.stringify(row.input), row]))]));
}

/** The cells of a contract as they are kept, and which of them are still to be filled. */
export function keptRow(
  all: KeptCells,
  tableId: string,
  document: StoredDocument,
  { columns, language, hasModel }: { columns: readonly string[]; language: Language; hasModel: boolean },
): RowState {
  if (document.status !== "ready") {
    const reading = { ko: "아직 읽고 있는 문서", en: "Still being read" };
    const reason = document.error === null ? reading : document.error.message;
    return { cells: columns.map(() => emptyCell("failed", reason)), open: [] };
  }
  const kept = all.get(rowRunId(tableId, document.id));
  const open: number[] = [];
  const cells = columns.map((column, at) => {
    const entryBy = (by: "model" | "code") =>
      kept?.get(JSON.stringify(cellKey(questionOf(column, language), by, document)));
    const byModel = entryBy("model");
    const ofModel = cellOf(byModel);
    if (ofModel !== null) return ofModel;
    const byCode = entryBy("code");
    const ofCode = cellOf(byCode);
    const isCode = isFilledByCode(namedField(column));
    if (hasModel || (isCode && (byCode === undefined || byCode.status === "finished") && ofCode === null))
      open.push(at);
    const failure = (hasModel ? byModel : byCode)?.error;
    if (failure) return emptyCell("failed", failure.message);
    if (ofCode !== null) return ofCode;
    return emptyCell(hasModel || isCode ? "waiting" : "needs-model");
  });
  return { cells, open };
}

/** A kept cell; null where there is none, or a damaged one, which is asked again. */
function cellOf(entry: Pick<JournalEntry, "status" | "output"> | undefined): ContractCell | null {
  return entry?.status === "finished" ? (contractCellSchema.safeParse(entry.output).data ?? null) : null;
}
