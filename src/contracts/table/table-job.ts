import { z } from "zod";
import { defineJob } from "#jobs";
import { createCircuitBreaker } from "#kernel";
import { type AskingServices, eachAtOnce } from "#questions";
import { modelsOf } from "#turns";
import { answerContractCell } from "./answer-contract-cell.ts";
import { fillRow } from "./fill-row.ts";
import { keptCells, keptRow } from "./kept-row.ts";
import { findTable } from "./stored-table.ts";

export type TableServices = Omit<AskingServices, "signal">;

/** So many cells are asked at once. */
const cellsAtOnce = 8;

/** Fills the open cells of a table. What was asked before, by this job or one that was killed, is not asked again. */
export function createTableJob(services: TableServices) {
  const { store } = services;
  return defineJob({
    name: "contract.table",
    input: z.object({ table: z.string() }),
    async run({ table: id }, job) {
      const { columns, language, documents, model } = await findTable(store, id);
      const models = modelsOf(services.models, model);
      const hasModel = models.forRole(answerContractCell.role) !== null;
      const breaker = createCircuitBreaker();
      const kept = await keptCells(store, id);
      const total = documents.length * columns.length;
      let done = 0;
      const oneMore = (cells = 1) => {
        done += cells;
        job.progress({ done, total });
      };
      await eachAtOnce(documents, Math.ceil(cellsAtOnce / Math.max(1, columns.length)), async (document) => {
        // A table that was removed meanwhile costs nothing more.
        if ((await store.sessions.find(id)) === null) return;
        const { open } = keptRow(kept, id, document, { columns, language, hasModel });
        oneMore(columns.length - open.length);
        if (open.length === 0) return;
        const order = { tableId: id, document, columns: open.flatMap((at) => columns[at] ?? []), language };
        await fillRow(order, { ...services, models, breaker, signal: job.signal }, oneMore);
      });
    },
  });
}

export type TableJob = ReturnType<typeof createTableJob>;
