import { evidenceTokens, throwInterruption } from "#kernel";
import { contractCellSchema, type Language } from "#protocol";
import { type AskingServices, keepAsking } from "#questions";
import type { StoredDocument } from "#store";
import { ofContract, readContractAside } from "../contract-tasks.ts";
import { answerContractCell } from "./answer-contract-cell.ts";
import { cellByModel } from "./cell-by-model.ts";
import { questionOf } from "./fields.ts";
import { cellEffect, cellKey, rowRunId } from "./kept-row.ts";

export interface RowOrder {
  readonly tableId: string;
  readonly document: StoredDocument;
  /** The columns that are still open. */
  readonly columns: readonly string[];
  readonly language: Language;
}

/** Fills the open cells of a contract. Each is kept as soon as it is there; one that fails keeps why, and leaves the others be. */
export async function fillRow(
  { tableId, document, columns, language }: RowOrder,
  services: AskingServices,
  onCell: () => void,
): Promise<void> {
  const { store, models, signal } = services;
  const { id: documentId, name } = document;
  const writer = models.forRole(answerContractCell.role);
  const read = async () => {
    const source = { documentId, name, pages: await store.pages.texts(documentId) };
    const contract = await readContractAside(source, signal);
    const order = { columns, language, mostTokens: evidenceTokens(writer), signal };
    if (writer === null) return { contract, cells: await ofContract.cells(contract, order), readings: [] };
    return { contract, cells: [], readings: await ofContract.readings(contract, order) };
  };
  let reading: ReturnType<typeof read> | undefined;
  const whatWasRead = () => {
    reading ??= read();
    return reading;
  };
  const model = writer?.id ?? null;
  const asking = { agent: "contract", sessionId: tableId, title: name, language, model, atOnce: true };
  await keepAsking({ id: rowRunId(tableId, documentId), ...asking }, services, async (run) => {
    const fill = async (column: string, at: number) => {
      const question = questionOf(column, language);
      const work = async () => {
        const { contract, cells, readings } = await whatWasRead();
        return cells[at] ?? (await cellByModel(contract, { question, readings: readings[at] }, run));
      };
      const key = cellKey(question, model === null ? "code" : "model", document);
      try {
        await run.once(cellEffect, contractCellSchema, work, key);
      } catch (thrown) {
        throwInterruption(thrown, signal);
      }
      onCell();
    };
    // Those of a row at once: its job takes fewer rows beside each other, the more columns there are.
    const ended = await Promise.allSettled(columns.map(fill));
    for (const cell of ended) if (cell.status === "rejected") throw cell.reason;
  });
}
