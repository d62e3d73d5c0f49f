import { type Run, runStep } from "#kernel";
import type { Span } from "#language";
import { joinSentences, type Localized, type Statement } from "#protocol";
import { asRuleWords } from "./as-rule-words.ts";
import type { PreparedEvidence } from "./evidence.ts";
import { groundAnswer } from "./ground-answer.ts";
import { applyVerdicts, openTo } from "./judge/apply-verdicts.ts";
import { judgeClaims } from "./judge/index.ts";
import { repaired } from "./repair/index.ts";

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
  const looked = judge === null ? { statements: own, by: "code" } : await judged(run, own, prepared);
  const statements = writer === "rule" ? looked.statements : await repaired(run, looked.statements, prepared);
  run.show("statements", { statements, lookedBy: looked.by });
  return [...statements];
}

/** What was looked at once more, and by whom. */
interface Looked {
  readonly statements: readonly Statement[];
  readonly by: string;
}

/** A judge that was not asked, or judged nothing, is not named: a reader would trust a second opinion that there was not. */
async function judged(run: Run, statements: readonly Statement[], prepared: PreparedEvidence): Promise<Looked> {
  const open = openTo(statements).slice(0, maxClaims);
  if (open.length === 0) return { statements, by: "code" };
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
  const judgement = await runStep(judgeClaims, { claims }, run);
  const entry = run.journal.entries().findLast(({ kind, name }) => kind === "step" && name === judgeClaims.name);
  const model = entry?.fallbackFrom ?? entry?.executor ?? "rule";
  const isJudged = claims.some((claim) => judgement.verdicts.some(({ number }) => number === claim.number));
  if (model !== "rule" && !isJudged && entry?.attempts !== 0)
    run.notice("fallback", noSecondLook(model, entry?.error?.message ?? judgedNothing));
  return { statements: applyVerdicts(statements, looked, judgement), by: isJudged ? model : "code" };
}

const judgedNothing: Localized = { ko: "아무 문장도 판정하지 않았습니다.", en: "It judged no sentence." };

function noSecondLook(model: string, why: Localized): Localized {
  return joinSentences([
    {
      ko: `${model}은(는) 답을 원문과 견주지 못했습니다.`,
      en: `${model} did not compare the answer with its sources.`,
    },
    why,
    { ko: "표시는 모두 코드가 견준 것입니다.", en: "All marks are by code." },
  ]);
}
