import { runStep, type TextStep, type Turn } from "#kernel";
import type { Shelf } from "#papers";
import type { StruckReference } from "#protocol";
import { createAnswerFilter } from "./answer-filter.ts";

/** Has a step write a text that goes into a tool's result: the reader gets it later, with every reference checked now. */
export async function writeChecked<Input>(
  step: TextStep<Input>,
  input: Input,
  shelf: Shelf,
  turn: Turn,
): Promise<{ text: string; struck: StruckReference[] }> {
  let struck: readonly StruckReference[] = [];
  const filter = () => {
    const fresh = createAnswerFilter(shelf, turn.language);
    return {
      ...fresh,
      flush: () => {
        const rest = fresh.flush();
        struck = fresh.result().struck;
        return rest;
      },
    };
  };
  const text = await runStep(step, input, turn, { stream: false, filter });
  return { text, struck: [...struck] };
}
