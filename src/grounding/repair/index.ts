import { defineStep, type Run, runStep } from "#kernel";
import { doubtfulStatuses, type Statement } from "#protocol";
import type { PreparedEvidence } from "../evidence.ts";
import { groundAnswer } from "../ground-answer.ts";
import { shownUnits } from "../shown-units.ts";
import { repairClaimsPrompt } from "./prompt.ts";
import { repairClaimsInput, repairClaimsOutput } from "./schema.ts";

/** The writer looks once more at what failed. Without a model nothing is corrected: what is marked stays marked. */
export const repairClaims = defineStep({
  name: "grounding.repair",
  role: "respond",
  input: repairClaimsInput,
  output: repairClaimsOutput,
  prompt: repairClaimsPrompt,
  rule: () => ({ corrections: [] }),
});

/** So many sentences are sent back at most, in one call. */
const maxClaims = 12;

/**
 * Sends what failed back to the writer, once. A correction is kept beside the sentence only where the same checks find
 * nothing against it; the sentence itself has been read and stays as it was written.
 */
export async function repaired(
  run: Run,
  statements: readonly Statement[],
  prepared: PreparedEvidence,
): Promise<Statement[]> {
  const failed = statements.filter(({ status }) => doubtfulStatuses.has(status)).slice(0, maxClaims);
  if (failed.length === 0 || run.budget.exhausted() !== null) return [...statements];
  const claims = failed.map((statement, index) => ({
    number: index + 1,
    text: statement.text,
    reason: statement.reason?.[run.language] ?? "",
    evidence: shownUnits(statement, prepared, run.language).map(({ unit, shown }) => ({
      label: unit.label,
      text: shown,
    })),
  }));
  const { corrections } = await runStep(repairClaims, { claims }, run);
  const corrected = new Map<Statement, Statement["correction"]>();
  for (const { number, text } of corrections) {
    const statement = failed[number - 1];
    if (statement !== undefined) corrected.set(statement, await soundCorrection(text, statement, prepared));
  }
  return statements.map((statement) => ({ ...statement, correction: corrected.get(statement) ?? null }));
}

/** What the checks let pass, with a source of its own; anything else would be a second unfounded sentence. */
async function soundCorrection(text: string, before: Statement, prepared: PreparedEvidence) {
  const words = text.trim();
  if (words === "" || words === before.text.trim()) return null;
  const statements = await groundAnswer(words, prepared);
  const isSound = statements.every(({ status }) => !doubtfulStatuses.has(status));
  if (!isSound || !statements.some(({ marks }) => marks.length > 0)) return null;
  return { text: words, status: statements[0]?.status ?? "unchecked" };
}
