import type { Contract } from "#contracts";
import { compareAnswer } from "#grounding";
import type { Turn } from "#kernel";
import { dataPartSchemas } from "#protocol";
import { type RespondInput, respond } from "../steps/respond/index.ts";
import { respondInput } from "../steps/respond/schema.ts";
import { contractGround } from "./ground.ts";

/** Compares what a model wrote with the contract: after the text, from what the journal tells of the turn. */
export async function compareWithContract(turn: Turn, contract: Contract): Promise<void> {
  const entries = turn.journal.entries();
  const written = entries.findLast(({ kind, name }) => kind === "step" && name === respond.name);
  const shown = entries.findLast(({ kind, name }) => kind === "show" && name === `${turn.agent}.statements`);
  if (written === undefined || written.executor === "rule" || typeof written.output !== "string") return;
  if (shown === undefined) return;
  const input = respondInput.parse(written.input);
  const { statements } = dataPartSchemas.statements.parse(shown.output);
  const prepared = contractGround(contract, input.evidence, userWords(input)).of(written.output);
  await compareAnswer(turn, { question: input.question, answer: written.output, statements, prepared });
}

/** What the reader wrote: words and figures of it are no inventions. */
export const userWords = ({ question, previous }: Pick<RespondInput, "question" | "previous">): string =>
  `${question}\n${previous?.question ?? ""}`;
