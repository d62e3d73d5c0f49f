import { hash } from "node:crypto";
import { type Run, runStep } from "#kernel";
import { answerColumn, type Paper } from "#papers";
import { languageOf, type PaperAnswer, type PaperColumn } from "#protocol";
import { type AskingServices, eachAtOnce, keepAsking } from "#questions";
import { answerCell } from "../steps/answer-cell.ts";
import { answerOfPaper, type PaperTexts } from "./answer-of-paper.ts";

export interface ColumnOrder extends PaperTexts {
  readonly notebookId: string;
  readonly question: string;
  readonly papers: readonly Paper[];
}

/** So many papers are asked at once. */
const askedAtOnce = 8;

/**
 * A column of a notebook: what each paper says to a question. A model answers, each cell with words that stand in the
 * paper; without one, rules choose a sentence. What a model said is kept as a trace of the notebook, and not asked twice.
 */
export async function fillColumn(order: ColumnOrder, services: AskingServices): Promise<PaperColumn> {
  const { question, papers, textOf, lengthOf, notebookId } = order;
  const model = services.models.forRole(answerCell.role)?.id ?? null;
  if (model === null)
    return { question, model, answers: answerColumn(question, papers, textOf, lengthOf), fallback: null };
  const asking = {
    id: `column_${hash("sha256", `${notebookId}\n${question}`).slice(0, 24)}`,
    agent: "research",
    sessionId: notebookId,
    title: question,
    language: languageOf(question),
    model,
  };
  return await keepAsking(asking, services, async (run) => {
    const answers: PaperAnswer[] = [];
    await eachAtOnce(papers, askedAtOnce, async (paper, at) => {
      answers[at] = await answerOfPaper(paper, { ...order, language: run.language }, (input) =>
        runStep(answerCell, input, run),
      );
    });
    return { question, model, answers, fallback: fallbackIn(run) };
  });
}

function fallbackIn(run: Run): PaperColumn["fallback"] {
  const failed = run.journal.entries().filter(({ fallbackFrom }) => fallbackFrom !== null);
  const reason = failed.at(-1)?.error?.message;
  return reason === undefined ? null : { cells: failed.length, reason };
}
