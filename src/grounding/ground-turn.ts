import type { Run } from "#kernel";
import type { Statement } from "#protocol";
import { judgedAnswer, repairedAnswer } from "./compare-answer.ts";
import type { PreparedEvidence } from "./evidence.ts";
import { type GroundOptions, groundAnswer, isWrittenByRule } from "./ground-answer.ts";

export interface GroundTurnOptions extends Omit<GroundOptions, "answer" | "prepared"> {
  readonly question?: string;
  /** Whether a model has a second look, where one is configured for the role `judge`. */
  readonly judge?: boolean;
}

/** Grounds and compares an answer within the turn, before its text is complete. */
export async function groundTurn(
  run: Run,
  answer: string,
  prepared: PreparedEvidence,
  { question = "", judge = false, ...options }: GroundTurnOptions,
): Promise<Statement[]> {
  const checked = await groundAnswer(run, { answer, prepared, ...options });
  if (isWrittenByRule(run, options.step)) return checked;
  const all = { question, answer, prepared };
  const { statements: judged, comparedBy } = judge
    ? await judgedAnswer(run, { ...all, statements: checked })
    : { statements: checked, comparedBy: "code" };
  const statements = await repairedAnswer(run, { ...all, statements: judged });
  run.show("statements", { statements, lookedBy: comparedBy });
  return [...statements];
}
