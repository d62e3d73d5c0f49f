import { conceptsIn, contentWords } from "#contracts";
import { refersBack } from "../../asking/refers-back.ts";
import type { CheckPreviousContextInput, CheckPreviousContextOutput } from "./schema.ts";

/** A question that points back, or that names no subject of its own, needs the turn before it. */
export function checkPreviousContextRule({ question }: CheckPreviousContextInput): CheckPreviousContextOutput {
  if (refersBack(question)) return { need_previous_context: true, reasoning: "it points back" };
  const elliptic = contentWords(question).length <= 1 && conceptsIn(question).length === 0 && !/\d/.test(question);
  return {
    need_previous_context: elliptic,
    reasoning: elliptic ? "it names no subject of its own" : "it stands on its own",
  };
}
