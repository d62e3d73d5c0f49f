import type { Run } from "#kernel";
import { doubtfulStatuses, type Statement } from "#protocol";
import { checkAnswer } from "../check-answer.ts";
import { judgedAnswer } from "../compare-answer.ts";
import { type AnswerRow, evidenceOfRow } from "./answer-row.ts";

/** How the sentences of an agent's answers came out. */
export interface AnswerCounts {
  readonly true: number;
  readonly trueMarked: number;
  readonly trueSupported: number;
  readonly false: number;
  readonly falseMarked: number;
}

export interface AnswersReport {
  readonly agents: Readonly<Record<string, AnswerCounts>>;
  /** Calls of the judge. */
  readonly calls: number;
}

/** Which sentences of answers with a known truth are marked, by code alone or, where runs are given, by their judge too. */
export async function measureAnswers(
  rows: readonly AnswerRow[],
  runFor: ((row: AnswerRow) => Promise<Run>) | null,
): Promise<AnswersReport> {
  const agents: Record<string, AnswerCounts> = {};
  let calls = 0;
  for (const row of rows) {
    const prepared = evidenceOfRow(row);
    const { question, answer } = row;
    let statements: readonly Statement[] = await checkAnswer(answer, prepared);
    if (runFor !== null) {
      const run = await runFor(row);
      ({ statements } = await judgedAnswer(run, { question, answer, statements, prepared }));
      for (const { kind, attempts } of run.journal.entries()) calls += kind === "step" ? attempts : 0;
    }
    agents[row.agent] = added(agents[row.agent] ?? nothing, row, statements);
  }
  return { agents, calls };
}

const nothing: AnswerCounts = { true: 0, trueMarked: 0, trueSupported: 0, false: 0, falseMarked: 0 };

function added(counts: AnswerCounts, { answer, sentences }: AnswerRow, statements: readonly Statement[]): AnswerCounts {
  const next = { ...counts };
  let from = 0;
  for (const { text, truth } of sentences) {
    const at = answer.indexOf(text, from);
    const start = at === -1 ? from : at;
    from = start + text.length;
    const own = at === -1 ? [] : statements.filter((statement) => statement.start < from && statement.end > start);
    const isMarked = own.some(({ status }) => doubtfulStatuses.has(status));
    const isSupported = own.length > 0 && own.every(({ status }) => status === "quoted" || status === "supported");
    if (truth === "true") {
      next.true += 1;
      if (isMarked) next.trueMarked += 1;
      if (isSupported) next.trueSupported += 1;
    } else if (truth === "false") {
      next.false += 1;
      if (isMarked) next.falseMarked += 1;
    }
  }
  return next;
}
