import { z } from "zod";
import { askThread, createSlots } from "#kernel";
import {
  type ContractOutline,
  contractFactSchema,
  contractOutlineSchema,
  contractReviewPointSchema,
  type JihwiError,
  type Language,
  type SchemaOf,
} from "#protocol";
import { type Contract, type ContractPages, readContract } from "./contract.ts";
import { calendarDaysSchema, countCalendarDays } from "./facts/dates-to-calendar.ts";
import { factsToMarkdown } from "./facts/facts-to-markdown.ts";
import { listFacts } from "./facts/list-facts.ts";
import { contractFailure } from "./failure.ts";
import { reviewContract } from "./review/review-contract.ts";
import { reviewToMarkdown } from "./review/review-to-markdown.ts";
import { daysByCode } from "./table/table-calendar.ts";

/** What takes time that grows with a contract. */
const tasks = {
  outline: (contract: Contract) => contract.outline,
  facts: (contract: Contract) => ({ facts: listFacts(contract), calendarDays: countCalendarDays(contract) }),
  review: (contract: Contract) => reviewContract(contract),
  reviewText: (contract: Contract, language: Language) =>
    reviewToMarkdown(reviewContract(contract), contract.outline.title || contract.name, language),
  datesText: (contract: Contract, language: Language) => factsToMarkdown(contract, language),
  days: daysByCode,
};
type TaskName = keyof typeof tasks;

export interface ContractWork {
  readonly task: TaskName;
  readonly source: ContractPages;
  readonly language: Language;
}

export const doTask = (task: TaskName, contract: Contract, language: Language): unknown =>
  tasks[task](contract, language);

/** What answers others must not wait for a contract: a longer one is read in a thread. */
const lettersHere = 30_000;
/** No contract of people has as many, and what the thread gives back is taken in here, where others wait. */
const mostLetters = 2_000_000;
const maxSeconds = 60;
const resourceLimits = { maxOldGenerationSizeMb: 512 };
const threads = createSlots(1);

async function inThread(work: ContractWork, letters: number, signal: AbortSignal | undefined): Promise<unknown> {
  if (letters > mostLetters) throw tooLarge();
  const limit = AbortSignal.timeout(maxSeconds * 1_000);
  const either = signal === undefined ? limit : AbortSignal.any([signal, limit]);
  try {
    const ask = () => askThread("contracts/contract.worker.ts", work, { signal: either, resourceLimits });
    return await threads.run(ask, either);
  } catch (thrown) {
    signal?.throwIfAborted();
    const isOutOfMemory = thrown instanceof Error && "code" in thrown && thrown.code === "ERR_WORKER_OUT_OF_MEMORY";
    throw limit.aborted || isOutOfMemory ? tooLarge(thrown) : thrown;
  }
}

interface Order {
  readonly language?: Language;
  readonly signal?: AbortSignal;
}

function wanted<Value>(task: TaskName, schema: SchemaOf<Value>) {
  return async (contract: Contract, { language = "ko", signal }: Order = {}): Promise<Value> => {
    const { source, text } = contract;
    const work = { task, source, language };
    const isShort = text.length <= lettersHere;
    const answer = isShort ? doTask(task, contract, language) : await inThread(work, text.length, signal);
    return z.parse(schema, answer);
  };
}

/** What is worked out of a contract, in a thread of its own where it would hold up others. */
export const ofContract = {
  facts: wanted("facts", z.object({ facts: z.array(contractFactSchema), calendarDays: z.number().int() })),
  review: wanted("review", z.array(contractReviewPointSchema)),
  reviewText: wanted("reviewText", z.string()),
  datesText: wanted("datesText", z.string()),
  days: wanted("days", calendarDaysSchema),
};

/** Reads a contract from its pages, a long one without holding up others. */
export async function readContractAside(source: ContractPages, signal?: AbortSignal): Promise<Contract> {
  const letters = source.pages.reduce((sum, { text }) => sum + text.length, 0);
  if (letters <= lettersHere) return readContract(source);
  const work = { task: "outline", source, language: "ko" } as const;
  const outline: ContractOutline = contractOutlineSchema.parse(await inThread(work, letters, signal));
  return readContract(source, outline);
}

function tooLarge(cause?: unknown): JihwiError {
  const letters = mostLetters.toLocaleString("en");
  return contractFailure("too-long-contract", { letters }, { cause });
}
