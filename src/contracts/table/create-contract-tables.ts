import { hash } from "node:crypto";
import type { Jobs } from "#jobs";
import { evidenceTokens, tokensIn } from "#kernel";
import { costOf } from "#models";
import {
  type ContractTable,
  JihwiError,
  type JobView,
  type Language,
  mostTableColumns,
  mostTableContracts,
  type TableEstimate,
  toJihwiError,
} from "#protocol";
import { mostReadings } from "#questions";
import { newId, type Repositories, type StoredDocument } from "#store";
import { modelsOf } from "#turns";
import { ofContract, readContractAside } from "../contract-tasks.ts";
import { type CalendarDays, type CalendarFile, calendarOf } from "../facts/dates-to-calendar.ts";
import { answerContractCell } from "./answer-contract-cell.ts";
import { namedField, titleOfColumn } from "./fields.ts";
import { keptCells, keptRow } from "./kept-row.ts";
import { changeTable, findTable, type StoredTable } from "./stored-table.ts";
import type { TermCells } from "./table-calendar.ts";
import type { TableJob, TableServices } from "./table-job.ts";

export interface TableChoice {
  readonly documents: readonly string[];
  readonly columns: readonly string[];
}

/** Contracts side by side: a table is a session, its contracts are the session's documents, its cells the traces of it. */
export interface ContractTables {
  /** Whoever asks the same contracts again gets the same table, with what was answered, where it is `isKept`. */
  create(choice: TableChoice & { readonly language: Language; readonly isKept?: boolean }): Promise<ContractTable>;
  get(id: string): Promise<ContractTable>;
  change(id: string, change: Partial<TableChoice>): Promise<ContractTable>;
  /** What filling the open cells takes at most. */
  estimate(id: string): Promise<TableEstimate>;
  /** Fills the open cells, as a job; the one that is at it already where there is one. */
  start(id: string): Promise<{ jobId: string }>;
  /** Starts, and gives the table when all its cells are filled; the work goes on without a reader. */
  filled(id: string, reader: { signal: AbortSignal; onJob?: (job: JobView) => void }): Promise<ContractTable>;
  /** The days of all contracts: ends and notices where a model has read them, else every date. */
  calendar(id: string, now: number): Promise<CalendarFile>;
}

const tableIdOf = (documents: readonly string[]) =>
  `table_${hash("sha256", [...new Set(documents)].sort().join("\n")).slice(0, 24)}`;

/** What stands around a contract in a prompt, and what an answer with its quotation has, about. */
const promptTokens = 300;
const answerTokens = 120;

export function createContractTables(services: TableServices, jobs: Jobs, job: TableJob): ContractTables {
  const { store } = services;
  const modelFor = ({ model }: Pick<StoredTable, "model">) =>
    modelsOf(services.models, model).forRole(answerContractCell.role);

  async function viewOf(table: StoredTable): Promise<ContractTable> {
    const { id, title, columns, language, documents, jobId } = table;
    const model = modelFor(table)?.id ?? null;
    const asked = { columns, language, hasModel: model !== null };
    const kept = await keptCells(store, id);
    const rows = [];
    let open = 0;
    for (const document of documents) {
      const { cells, open: openColumns } = keptRow(kept, id, document, asked);
      open += openColumns.length;
      rows.push({ documentId: document.id, file: document.name, cells: [...cells] });
    }
    const status = jobId === null ? null : (await store.jobs.find(jobId))?.status;
    const titled = columns.map((name) => ({ name, title: titleOfColumn(name) }));
    const isRunning = status === "queued" || status === "running";
    return { id, title, columns: titled, rows, model, jobId, isRunning, open };
  }

  const get = async (id: string) => viewOf(await findTable(store, id));

  async function choose(inside: Repositories, id: string, { documents: wanted, columns }: Partial<TableChoice>) {
    if ((wanted?.length ?? 0) > mostTableContracts || (columns?.length ?? 0) > mostTableColumns) throw tooMany();
    if (columns !== undefined) await changeTable(inside, id, { columns: [...new Set(columns.map(nameOfColumn))] });
    if (wanted === undefined) return;
    for (const one of wanted) await inside.documents.getListed(one);
    for (const { id: one } of await inside.documents.attached(id))
      if (!wanted.includes(one)) await inside.documents.detach(id, one);
    await inside.documents.attach(id, wanted);
  }

  /** The days of a contract; null where it is too long to be read. */
  async function daysOf({ id: documentId, name }: StoredDocument, dated: TermCells): Promise<CalendarDays | null> {
    try {
      const contract = await readContractAside({ documentId, name, pages: await store.pages.texts(documentId) });
      return await ofContract.days(contract, { dated });
    } catch (thrown) {
      if (toJihwiError(thrown).code === "too-large") return null;
      throw thrown;
    }
  }

  async function start(id: string): Promise<{ jobId: string }> {
    await findTable(store, id);
    const { id: jobId } = await jobs.enqueue(job, { table: id }, { key: id });
    await changeTable(store, id, { jobId });
    return { jobId };
  }

  return {
    get,

    async change(id, change) {
      await findTable(store, id);
      await store.transaction((inside) => choose(inside, id, change));
      return await get(id);
    },

    async create({ documents, columns, language, isKept = false }) {
      const id = isKept ? tableIdOf(documents) : newId("session");
      const names = await Promise.all(documents.map(async (one) => (await store.documents.get(one)).name));
      const settings = { table: { columns: [], language, jobId: null } };
      // One that cannot be chosen leaves no session behind.
      await store.transaction(async (inside) => {
        await inside.sessions.ensure({ id, agent: "contract", title: titleOf(names, language), settings });
        await choose(inside, id, { documents, columns });
      });
      return await get(id);
    },

    async estimate(id) {
      const table = await findTable(store, id);
      const model = modelFor(table);
      const sum = { calls: 0, inputTokens: 0, outputTokens: 0 };
      const most = evidenceTokens(model);
      const kept = await keptCells(store, id);
      for (const document of model === null ? [] : table.documents) {
        const { open } = keptRow(kept, id, document, { ...table, hasModel: true });
        if (open.length === 0) continue;
        const text = (await store.pages.texts(document.id)).map((page) => page.text).join("\n");
        const tokens = tokensIn(text);
        const calls = tokens <= most ? 1 : mostReadings;
        sum.calls += open.length * calls;
        sum.inputTokens += open.length * (Math.min(tokens, calls * most) + calls * promptTokens);
        sum.outputTokens += open.length * calls * answerTokens;
      }
      return { model: model?.id ?? null, ...sum, usd: model === null ? 0 : costOf(model.price, sum) };
    },

    start,

    async filled(id, { signal, onJob }) {
      const { jobId } = await start(id);
      const follow = async () => {
        for await (const now of jobs.subscribe(jobId, signal)) onJob?.(now);
      };
      // Here and now: the process of a command may run no jobs of its own.
      await Promise.all([jobs.runNow(jobId, signal), follow()]);
      signal.throwIfAborted();
      const { error } = await jobs.get(jobId);
      if (error !== null) throw JihwiError.fromRecord(error);
      return await get(id);
    },

    async calendar(id, now) {
      const table = await findTable(store, id);
      const asked = { ...table, hasModel: modelFor(table) !== null };
      const kept = await keptCells(store, id);
      const all: CalendarDays[] = [];
      const tooLong: string[] = [];
      for (const document of table.documents.filter(({ status }) => status === "ready")) {
        const { cells } = keptRow(kept, id, document, asked);
        const cellOf = (field: string) => cells[table.columns.findIndex((column) => namedField(column) === field)];
        const days = await daysOf(document, { term: cellOf("term"), notice: cellOf("notice") });
        if (days === null) tooLong.push(document.name);
        else all.push(days);
      }
      const events = all.flatMap((days) => days.events);
      return calendarOf({ events, unplaced: all.flatMap((days) => days.unplaced) }, now, tooLong);
    },
  };
}

/** A field keeps its name, however a person called it. */
const nameOfColumn = (column: string) => namedField(column) ?? column;

function titleOf([first = "", ...more]: readonly string[], language: Language): string {
  if (more.length === 0) return first;
  return language === "ko" ? `${first} 외 ${more.length}건` : `${first} and ${more.length} more`;
}

function tooMany(): JihwiError {
  return new JihwiError("bad-input", {
    message: {
      ko: `한 표에는 계약서 ${mostTableContracts}건, 물음 ${mostTableColumns}개까지 놓을 수 있습니다.`,
      en: `A table holds at most ${mostTableContracts} contracts and ${mostTableColumns} columns.`,
    },
    hint: { ko: "표를 나누어 주세요.", en: "Make several tables." },
  });
}
