import { z } from "zod";
import { type ObjectStep, type Run, runStep } from "#kernel";
import type { ResearchService } from "#papers";

/**
 * Reads by a model, unless the same model was asked the same of the same text before in this notebook: then what it said is
 * taken, and the journal shows it. What rules did in its place is not kept.
 */
export async function readKept<Input, Output>(
  step: ObjectStep<Input, Output>,
  input: Input,
  run: Run & { readonly sessionId: string },
  service: Pick<ResearchService, "recall">,
): Promise<Output> {
  const executor = run.models.forRole(step.role)?.id ?? null;
  const kept =
    executor === null ? undefined : await service.recall(run.sessionId, { step: step.name, input, executor });
  if (kept === undefined) return await runStep(step, input, run);
  return await run.once("research.read-before", step.output, async () => z.parse(step.output, kept), {
    step: step.name,
    input,
  });
}
