import { z } from "zod";
import { askThread, createSlots } from "#kernel";
import { type ContractComparison, contractComparisonSchema, type JihwiError } from "#protocol";
import type { Contract } from "../contract.ts";
import { contractFailure } from "../failure.ts";
import type { ComparedContract } from "./comparison-of.ts";
import { maxPartProduct } from "./pair-units.ts";

const maxSeconds = 60;
const resourceLimits = { maxOldGenerationSizeMb: 512 };
/** One at a time: two large ones side by side would take the memory of both. */
const threads = createSlots(1);

const answerSchema = z.union([
  contractComparisonSchema,
  z.object({ standardParts: z.number().int(), contractParts: z.number().int() }),
]);

/**
 * Compares two contracts in a thread of its own, which ends with its request. Fails where more parts differ than can be
 * paired, where the thread needs too much memory, or too long.
 */
export async function compareContracts(
  contract: Contract,
  standard: Contract,
  { signal }: { readonly signal?: AbortSignal } = {},
): Promise<ContractComparison> {
  const work = { contract: compared(contract), standard: compared(standard) };
  const answer = answerSchema.parse(await threads.run(() => inThread(work, signal), signal));
  if ("pairs" in answer) return answer;
  throw tooMany(answer.standardParts, answer.contractParts);
}

async function inThread(work: unknown, signal: AbortSignal | undefined): Promise<unknown> {
  const limit = AbortSignal.timeout(maxSeconds * 1_000);
  try {
    const either = signal === undefined ? limit : AbortSignal.any([signal, limit]);
    return await askThread("contracts/compare/compare.worker.ts", work, { signal: either, resourceLimits });
  } catch (thrown) {
    signal?.throwIfAborted();
    if (limit.aborted || isOutOfMemory(thrown)) throw tooHeavy(thrown);
    throw thrown;
  }
}

const isOutOfMemory = (thrown: unknown) =>
  thrown instanceof Error && "code" in thrown && thrown.code === "ERR_WORKER_OUT_OF_MEMORY";

function compared({ documentId, name, outline: { title }, units }: Contract): ComparedContract {
  return { documentId, name, title, units };
}

function tooMany(standardParts: number, contractParts: number): JihwiError {
  const side = Math.sqrt(maxPartProduct).toLocaleString("en");
  return contractFailure("too-many-parts", { standardParts, contractParts, side });
}

function tooHeavy(cause: unknown): JihwiError {
  return contractFailure("too-heavy", {}, { cause });
}
