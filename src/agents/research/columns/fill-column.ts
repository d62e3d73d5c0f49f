import { hash } from "node:crypto";
import { createRun, type ModelChooser, type Run, type RunLimits, runStep } from "#kernel";
import { answerColumn, type Paper } from "#papers";
import { languageOf, type PaperAnswer, type PaperColumn } from "#protocol";
import type { Store } from "#store";
import { keepRun, type TurnListener } from "#turns";
import { answerCell } from "../steps/answer-cell.ts";
import { type CellQuestion, fillCell } from "./fill-cell.ts";

export interface ColumnServices {
  readonly store: Store;
  readonly models: ModelChooser;
  readonly limits: Partial<RunLimits>;
  readonly listener?: Pick<TurnListener, "kept"> | undefined;
  readonly signal: AbortSignal;
}

export interface ColumnOrder extends Omit<CellQuestion, "language"> {
  readonly notebookId: string;
  readonly papers: readonly Paper[];
}

/** So many papers are asked at once. */
const askedAtOnce = 8;

/**
 * A column of a notebook: what each paper says to a question. A model answers, each cell with words that stand in the
 * paper; without one, rules choose a sentence. What a model said is kept as a trace of the notebook, and not asked twice.
 */
export async function fillColumn(order: ColumnOrder, services: ColumnServices): Promise<PaperColumn> {
  const { question, papers, textOf, lengthOf, notebookId } = order;
  const model = services.models.forRole(answerCell.role)?.id ?? null;
  if (model === null)
    return { question, model, answers: answerColumn(question, papers, textOf, lengthOf), fallback: null };
  const run = await openColumnRun(order, model, services);
  const answers: PaperAnswer[] = [];
  const waiting = [...papers.entries()];
  const work = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const [at, paper] = next;
      answers[at] = await fillCell(paper, { ...order, language: run.language }, (input) =>
        runStep(answerCell, input, run),
      );
    }
  };
  try {
    await Promise.all(Array.from({ length: askedAtOnce }, work));
  } finally {
    const { store, listener } = services;
    await keepRun(run, store, {
      title: question,
      input: { question, language: run.language },
      listener,
      sessionId: notebookId,
    });
  }
  return { question, model, answers, fallback: fallbackIn(run) };
}

function fallbackIn(run: Run): PaperColumn["fallback"] {
  const failed = run.journal.entries().filter(({ fallbackFrom }) => fallbackFrom !== null);
  const reason = failed.at(-1)?.error?.message;
  return reason === undefined ? null : { cells: failed.length, reason };
}

/** Recalls what this model said to the same question about the same text. What rules did in its place is tried again. */
async function openColumnRun({ notebookId, question }: ColumnOrder, model: string, services: ColumnServices) {
  const { store, models, limits, signal } = services;
  return await createRun({
    id: `column_${hash("sha256", `${notebookId}\n${question}`).slice(0, 24)}`,
    agent: "research",
    language: languageOf(question),
    startedAt: Date.now(),
    models,
    limits: { ...limits, turnMs: Number.POSITIVE_INFINITY },
    signal,
    journal: {
      load: async (id) => (await store.journal.load(id)).filter(({ executor }) => executor === model),
      append: async () => {},
    },
  });
}
