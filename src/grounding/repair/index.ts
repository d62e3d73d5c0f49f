import { defineStep, type Run, runStep } from "#kernel";
import { doubtfulStatuses, type Statement } from "#protocol";
import { citedUnits } from "../cited.ts";
import type { PreparedEvidence } from "../evidence.ts";
import { groundSentence } from "../ground-sentence.ts";
import { marksIn } from "../marks.ts";
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
  const corrected = new Map(
    corrections.flatMap(({ number, text }) => {
      const statement = failed[number - 1];
      const correction = statement === undefined ? null : soundCorrection(text, statement, prepared);
      return statement === undefined || correction === null ? [] : [[statement, correction] as const];
    }),
  );
  return statements.map((statement) => ({ ...statement, correction: corrected.get(statement) ?? null }));
}

/** What the checks let pass, with a source of its own; anything else would be a second unfounded sentence. */
function soundCorrection(text: string, { text: before }: Statement, prepared: PreparedEvidence) {
  const words = text.trim();
  if (words === "" || words === before.trim() || citedUnits(marksIn(words, prepared)).length === 0) return null;
  const { status } = groundSentence(words, prepared);
  return doubtfulStatuses.has(status) ? null : { text: words, status };
}
