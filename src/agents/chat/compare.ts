import { compareAnswer } from "#grounding";
import type { Turn } from "#kernel";
import { dataPartSchemas } from "#protocol";
import { evidenceOf } from "./answer.ts";
import { respondInput } from "./steps/respond/schema.ts";

/** Has a judge compare what a model wrote with its sources: after the text, from what the journal tells of the turn. */
export async function compareWithSources(turn: Turn, answer: string): Promise<void> {
  const entries = turn.journal.entries();
  const written = entries.findLast(({ kind, name }) => kind === "step" && name === "chat.respond");
  const shown = entries.findLast(({ kind, name }) => kind === "show" && name === `${turn.agent}.statements`);
  if (written === undefined || written.executor === "rule" || shown === undefined) return;
  const input = respondInput.parse(written.input);
  const { statements } = dataPartSchemas.statements.parse(shown.output);
  await compareAnswer(turn, { question: input.question, answer, statements, prepared: evidenceOf(input) });
}
