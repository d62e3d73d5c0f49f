import { type Run, runStep } from "#kernel";
import type { Statement } from "#protocol";
import type { PreparedEvidence } from "./evidence.ts";
import { groundAnswer } from "./ground-answer.ts";
import { applyVerdicts, openTo } from "./judge/apply-verdicts.ts";
import { judgeClaims } from "./judge/index.ts";
import { repaired } from "./repair/index.ts";

export interface GroundTurnOptions {
  /** The step that wrote the answer, null for code: what code or a rule wrote is quoted or its own words. */
  readonly step: string | null;
  /** Whether a model has a second look, where one is configured for the role `judge`. */
  readonly judge?: boolean;
}

/** A judge is shown at most so many sentences and so much evidence for each. */
const maxClaims = 60;
const maxEvidenceLength = 2_400;

/**
 * Grounds the answer of a turn: by code, by a judge where one is wanted, and what fails goes back to the writer once. Shown
 * to the reader as data beside the text, and kept in the journal.
 */
export async function groundTurn(
  run: Run,
  answer: string,
  prepared: PreparedEvidence,
  options: GroundTurnOptions,
): Promise<Statement[]> {
  const found = await groundAnswer(answer, prepared);
  const written = run.journal.entries().findLast(({ kind, name }) => kind === "step" && name === options.step);
  const writer = options.step === null ? "rule" : written?.executor;
  const judge = options.judge === true && writer !== "rule" ? run.models.forRole("judge") : null;
  const own = writer === "rule" ? found.map(byRule) : found;
  const looked = judge === null ? own : await judged(run, own, prepared);
  const statements = writer === "rule" ? looked : await repaired(run, looked, prepared);
  run.show("statements", { statements, lookedBy: judge?.id ?? "code" });
  return statements;
}

/**
 * A rule copies and lists; what it says besides is a heading or a remark of the code's own. Only a mark that leads nowhere
 * cannot be its own: it came with a model's words that the rule repeats, such as a conclusion.
 */
function byRule(statement: Statement): Statement {
  if (statement.status === "quoted" || statement.marks.some(({ label }) => label === null)) return statement;
  const isList = statement.marks.some(({ label }) => label !== null);
  return { ...statement, status: isList ? "supported" : "own-words", reason: null, check: null };
}

async function judged(run: Run, statements: readonly Statement[], prepared: PreparedEvidence): Promise<Statement[]> {
  const open = openTo(statements).slice(0, maxClaims);
  if (open.length === 0) return [...statements];
  const numbers = new Map(open.map((statement, index) => [index + 1, statement]));
  const claims = [...numbers].map(([number, { text, marks, evidence }]) => {
    const labels = [...new Set([...marks.map(({ label }) => label), ...evidence.map(({ label }) => label)])];
    const units = prepared.units.filter(({ label }) => labels.includes(label));
    return {
      number,
      text,
      evidence: units.map(({ label, text: words }) => ({ label, text: words.slice(0, maxEvidenceLength) })),
    };
  });
  return applyVerdicts(statements, numbers, await runStep(judgeClaims, { claims }, run));
}
