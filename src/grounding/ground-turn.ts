import { type Run, runStep } from "#kernel";
import type { Span } from "#language";
import type { Statement } from "#protocol";
import type { PreparedEvidence } from "./evidence.ts";
import { groundAnswer } from "./ground-answer.ts";
import { applyVerdicts, openTo } from "./judge/apply-verdicts.ts";
import { judgeClaims } from "./judge/index.ts";
import { repaired } from "./repair/index.ts";
import { asRuleWords } from "./rule-words.ts";
import { shownUnits } from "./shown-units.ts";

export interface GroundTurnOptions {
  /** The step that wrote the answer, null for code: what code or a rule wrote is quoted or its own words. */
  readonly step: string | null;
  /** Steps whose words a rule repeats: where a model wrote those, they are looked at like its answer. */
  readonly repeats?: readonly string[];
  /** Where the program itself tells something, such as a source that did not answer: no claim of the answer. */
  readonly notices?: readonly Span[];
  /** Whether a model has a second look, where one is configured for the role `judge`. */
  readonly judge?: boolean;
}

/** A judge is shown at most so many sentences. */
const maxClaims = 60;

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
  const isNotice = ({ start, end }: Span) =>
    options.notices?.some((notice) => start >= notice.start && end <= notice.end) ?? false;
  const found = (await groundAnswer(answer, prepared)).filter((statement) => !isNotice(statement));
  const written = run.journal.entries().findLast(({ kind, name }) => kind === "step" && name === options.step);
  const writer = options.step === null ? "rule" : written?.executor;
  const judge = options.judge === true && writer !== "rule" ? run.models.forRole("judge") : null;
  const own = writer === "rule" ? asRuleWords(run, found, options.repeats ?? []) : found;
  const looked = judge === null ? own : await judged(run, own, prepared);
  const statements = writer === "rule" ? looked : await repaired(run, looked, prepared);
  run.show("statements", { statements, lookedBy: judge?.id ?? "code" });
  return statements;
}

async function judged(run: Run, statements: readonly Statement[], prepared: PreparedEvidence): Promise<Statement[]> {
  const open = openTo(statements).slice(0, maxClaims);
  if (open.length === 0) return [...statements];
  const looked = open.map((statement, index) => ({
    number: index + 1,
    statement,
    units: shownUnits(statement, prepared, run.language),
  }));
  const claims = looked.map(({ number, statement, units }) => ({
    number,
    text: statement.text,
    evidence: units.map(({ unit, shown }) => ({ label: unit.label, text: shown })),
  }));
  return applyVerdicts(statements, looked, await runStep(judgeClaims, { claims }, run));
}
