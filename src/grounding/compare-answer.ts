import { evidenceTokens, type Run, runStep } from "#kernel";
import { doubtfulStatuses, joinSentences, type Localized, type Statement } from "#protocol";
import { cutAnswer } from "./check-answer.ts";
import type { PreparedEvidence } from "./evidence.ts";
import { applyVerdicts } from "./judge/apply-verdicts.ts";
import { claimsOf, linesOf, shownUnits } from "./judge/claims.ts";
import { judgeClaims } from "./judge/index.ts";
import { repairClaims } from "./repair/index.ts";
import { soundCorrection } from "./repair/sound-correction.ts";

export interface CompareOptions {
  readonly question: string;
  readonly answer: string;
  /** As code left them. */
  readonly statements: readonly Statement[];
  readonly prepared: PreparedEvidence;
}

export interface Comparison {
  readonly statements: readonly Statement[];
  /** The model that compared the answer with its evidence, or `code` where none did. */
  readonly comparedBy: string;
}

/**
 * Compares a whole answer with its evidence: one call of the judge, and one of the writer where something is wrong. Both follow
 * the text, which has been read by then. Nothing is asked where no model judges, or where there is nothing to compare with.
 */
export async function compareAnswer(run: Run, options: CompareOptions): Promise<Comparison> {
  const before = { statements: options.statements, lookedBy: "code" };
  let isAsked = false;
  const judged = await judgedAnswer(run, options, (comparing) => {
    isAsked = true;
    run.show("statements", { ...before, comparing }, "comparing");
  }).catch((thrown: unknown) => {
    if (isAsked) run.show("statements", before);
    throw thrown;
  });
  const statements = await repairedAnswer(run, { ...options, statements: judged.statements });
  if (isAsked || statements.some(({ correction }) => correction !== null))
    run.show("statements", { statements, lookedBy: judged.comparedBy });
  return { statements, comparedBy: judged.comparedBy };
}

/** A judge that was not asked, or judged nothing, is not named: a reader would trust a second look that there was not. */
export async function judgedAnswer(
  run: Run,
  options: CompareOptions,
  onAsk: (model: string) => void = () => {},
): Promise<Comparison> {
  const { question, answer, statements, prepared } = options;
  const byCode = { statements, comparedBy: "code" };
  const judge = run.models.forRole("judge");
  if (judge === null || prepared.units.length === 0 || run.budget.exhausted() !== null) return byCode;
  const sentences = cutAnswer(answer, prepared);
  const claims = claimsOf(sentences, statements);
  if (claims.every(({ statement: { status, check } }) => doubtfulStatuses.has(status) && check !== "figures"))
    return byCode;
  const shown = shownUnits(sentences, prepared, { question, maxEvidenceTokens: evidenceTokens(judge) });
  const input = { question, answer: linesOf(sentences, claims), evidence: [...shown.evidence] };
  onAsk(judge.id);
  const judgement = await runStep(judgeClaims, input, run);
  const entry = run.journal.entries().findLast(({ kind, name }) => kind === "step" && name === judgeClaims.name);
  const model = entry?.fallbackFrom ?? entry?.executor ?? "rule";
  const isJudged = claims.some(({ number }) => judgement.verdicts.some((verdict) => verdict.number === number));
  if (isJudged) return { statements: applyVerdicts(statements, claims, shown, judgement), comparedBy: model };
  if (model !== "rule" && entry?.attempts !== 0)
    run.notice("fallback", notCompared(model, entry?.error?.message ?? judgedNothing));
  return byCode;
}

/** So many sentences are sent back at most. */
const maxRepaired = 24;

/**
 * Sends what is doubted back to the writer, once, where code has proved something or the evidence has words against it: that a
 * judge finds a sentence nowhere is no reason to ask. A correction stands beside the sentence where code finds nothing against it.
 */
export async function repairedAnswer(run: Run, options: CompareOptions): Promise<readonly Statement[]> {
  const { question, answer, statements, prepared } = options;
  const isDoubtful = ({ statement }: { readonly statement: Statement }) => doubtfulStatuses.has(statement.status);
  const sentences = cutAnswer(answer, prepared);
  const doubted = claimsOf(sentences, statements)
    .filter(isDoubtful)
    .slice(0, maxRepaired)
    .map((claim, index) => ({ ...claim, number: index + 1 }));
  const isProven = doubted.some(({ statement: { status, by } }) => status !== "unsupported" || by !== "model");
  // Without evidence nothing could be written that stands on any.
  if (!isProven || prepared.units.length === 0 || run.budget.exhausted() !== null) return statements;
  const maxEvidenceTokens = evidenceTokens(run.models.forRole(repairClaims.role));
  const input = {
    question,
    answer: linesOf(sentences, doubted),
    problems: doubted.map(({ number, statement: { reason, evidence } }) => ({
      number,
      reason: reason?.[run.language] ?? "",
      words: evidence.map(({ label, quote }) => `[${label}] ${quote}`).join(" … "),
    })),
    evidence: [...shownUnits(sentences, prepared, { question, maxEvidenceTokens }).evidence],
  };
  const { corrections } = await runStep(repairClaims, input, run);
  const corrected = new Map<Statement, Statement["correction"]>();
  for (const { number, text } of corrections) {
    const statement = doubted[number - 1]?.statement;
    if (statement !== undefined) corrected.set(statement, await soundCorrection(text, statement, prepared));
  }
  return statements.map((statement) => ({ ...statement, correction: corrected.get(statement) ?? null }));
}

const judgedNothing: Localized = { ko: "아무 문장도 판정하지 않았습니다.", en: "It judged no sentence." };

function notCompared(model: string, why: Localized): Localized {
  return joinSentences([
    {
      ko: `${model}은(는) 답을 원문과 견주지 못했습니다.`,
      en: `${model} did not compare the answer with its sources.`,
    },
    why,
    { ko: "표시는 모두 코드가 견준 것입니다.", en: "All marks are by code." },
  ]);
}
