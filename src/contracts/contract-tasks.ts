import { z } from "zod";
import { askThread, createSlots, createYield, tokensIn } from "#kernel";
import {
  contractCellSchema,
  contractFactSchema,
  contractOutlineSchema,
  contractReviewPointSchema,
  type JihwiError,
  type Language,
  type SchemaOf,
} from "#protocol";
import { type Contract, type ContractPages, readContract } from "./contract.ts";
import { calendarEventSchema, countCalendarDays } from "./facts/dates-to-calendar.ts";
import { factsToMarkdown } from "./facts/facts-to-markdown.ts";
import { listFacts } from "./facts/list-facts.ts";
import { contractFailure } from "./failure.ts";
import { reviewContract } from "./review/review-contract.ts";
import { reviewToMarkdown } from "./review/review-to-markdown.ts";
import { cellByCode } from "./table/cell-by-code.ts";
import { namedField, questionOf } from "./table/fields.ts";
import { daysByCode, renewalDays, type TermCells } from "./table/table-calendar.ts";

/** What a task is told beside the contract. */
interface Order {
  readonly signal?: AbortSignal | undefined;
  readonly language?: Language;
  /** Of a table. */
  readonly columns?: readonly string[];
  /** Tokens of a contract that a model reads at once. */
  readonly mostTokens?: number;
  readonly dated?: TermCells;
}

/** What a task comes to: a list that may be long, and all else. */
interface Worked {
  readonly list?: readonly unknown[];
  readonly rest?: unknown;
}

/** What takes time that grows with a contract. */
const tasks = {
  outline: ({ outline: { articles, ...rest } }) => ({ list: articles, rest }),
  facts: (contract) => ({ list: listFacts(contract), rest: countCalendarDays(contract) }),
  review: (contract) => ({ list: reviewContract(contract) }),
  reviewText: (contract, { language = "ko" }) => ({
    rest: reviewToMarkdown(reviewContract(contract), contract.outline.title || contract.name, language),
  }),
  datesText: (contract, { language = "ko" }) => ({ rest: factsToMarkdown(contract, language) }),
  days(contract, { dated = {} }) {
    const { events, unplaced } = renewalDays(contract, dated) ?? daysByCode(contract);
    return { list: events, rest: unplaced };
  },
  cells: (contract, { columns = [] }) => ({
    list: columns.map((column) => cellByCode(contract, namedField(column))),
  }),
  async readings({ text }, { columns = [], language = "ko", mostTokens = 0 }) {
    // What else that room holds no other task needs, and a thread begins sooner without it.
    const { mostReadings, readingsFor } = await import("#questions");
    const longest = lettersAtOnce(text, mostTokens);
    const readingsOf = (column: string) => readingsFor(questionOf(column, language), text.trim(), longest);
    return { list: columns.map((column) => readingsOf(column).slice(0, mostReadings)) };
  },
} satisfies Record<string, (contract: Contract, order: Order) => Worked | Promise<Worked>>;
type TaskName = keyof typeof tasks;

export interface ContractWork {
  readonly task: TaskName;
  readonly source: ContractPages;
  readonly order: Order;
}

const doTask = async (task: TaskName, contract: Contract, order: Order): Promise<Worked> =>
  tasks[task](contract, order);

/** So many entries are taken in between two looks at the clock. */
const entriesOfPiece = 100;

const handedOverSchema = z.object({ list: z.array(z.string()), rest: z.unknown() });
type HandedOver = z.infer<typeof handedOverSchema>;

/** What a thread hands over: texts, which cost next to nothing on the way and are read piece by piece. */
export async function workInThread({ task, source, order }: ContractWork): Promise<HandedOver> {
  const { list = [], rest } = await doTask(task, readContract(source), order);
  const starts = Array.from({ length: Math.ceil(list.length / entriesOfPiece) }, (_, at) => at * entriesOfPiece);
  return { list: starts.map((start) => JSON.stringify(list.slice(start, start + entriesOfPiece))), rest };
}

/** What answers others must not wait for a contract: a longer one is read in a thread. */
const lettersHere = 30_000;
/** No contract of people has as many. */
const mostLetters = 2_000_000;
const maxSeconds = 60;
const resourceLimits = { maxOldGenerationSizeMb: 512 };
const threads = createSlots(1);

async function inThread(work: ContractWork, letters: number, signal: AbortSignal | undefined) {
  if (letters > mostLetters) throw tooLarge();
  const limit = AbortSignal.timeout(maxSeconds * 1_000);
  const either = signal === undefined ? limit : AbortSignal.any([signal, limit]);
  try {
    const ask = () => askThread("contracts/contract.worker.ts", work, { signal: either, resourceLimits });
    return handedOverSchema.parse(await threads.run(ask, either));
  } catch (thrown) {
    signal?.throwIfAborted();
    const isOutOfMemory = thrown instanceof Error && "code" in thrown && thrown.code === "ERR_WORKER_OUT_OF_MEMORY";
    throw limit.aborted || isOutOfMemory ? tooLarge(thrown) : thrown;
  }
}

type Schemas<Entry, Rest> = readonly [SchemaOf<Entry>, SchemaOf<Rest>];

/** What a thread handed over, taken in piece by piece: others get their turn meanwhile. */
async function takenIn<Entry, Rest>(
  { list, rest }: HandedOver,
  [entrySchema, restSchema]: Schemas<Entry, Rest>,
): Promise<[Entry[], Rest]> {
  const pause = createYield();
  const entries: Entry[] = [];
  for (const piece of list) {
    entries.push(...z.parse(z.array(entrySchema), JSON.parse(piece)));
    await pause();
  }
  return [entries, z.parse(restSchema, rest)];
}

function wanted<Entry, Rest, Value>(
  task: TaskName,
  schemas: Schemas<Entry, Rest>,
  join: (list: Entry[], rest: Rest) => Value,
) {
  const [entrySchema, restSchema] = schemas;
  return async (contract: Contract, { signal, ...order }: Order = {}): Promise<Value> => {
    const { source, text } = contract;
    if (text.length > lettersHere)
      return join(...(await takenIn(await inThread({ task, source, order }, text.length, signal), schemas)));
    const { list = [], rest } = await doTask(task, contract, order);
    return join(z.parse(z.array(entrySchema), list), z.parse(restSchema, rest));
  };
}

const nothing = z.undefined();

/** What is worked out of a contract, in a thread of its own where it would hold up others. */
export const ofContract = {
  facts: wanted("facts", [contractFactSchema, z.number().int()], (facts, calendarDays) => ({ facts, calendarDays })),
  review: wanted("review", [contractReviewPointSchema, nothing], (points) => points),
  reviewText: wanted("reviewText", [z.never(), z.string()], (_, text) => text),
  datesText: wanted("datesText", [z.never(), z.string()], (_, text) => text),
  /** Ends and notices where a model has read them in the table, else every date. */
  days: wanted("days", [calendarEventSchema, z.array(z.string())], (events, unplaced) => ({ events, unplaced })),
  /** Columns of a table, as code fills them. */
  cells: wanted("cells", [contractCellSchema, nothing], (cells) => cells),
  /** What a model reads of it for each column of a table, one reading after the other until one answers. */
  readings: wanted("readings", [z.array(z.string()), nothing], (readings) => readings),
};

const { articles: articlesSchema } = contractOutlineSchema.shape;
const outlineSchemas = [articlesSchema.element, contractOutlineSchema.omit({ articles: true })] as const;

/** Reads a contract from its pages, a long one without holding up others. */
export async function readContractAside(source: ContractPages, signal?: AbortSignal): Promise<Contract> {
  const letters = source.pages.reduce((sum, { text }) => sum + text.length, 0);
  if (letters <= lettersHere) return readContract(source);
  const work = { task: "outline", source, order: {} } as const;
  const [articles, rest] = await takenIn(await inThread(work, letters, signal), outlineSchemas);
  return readContract(source, { ...rest, articles });
}

/** A contract is read whole where the model's share for evidence holds it, else in readings of that size. */
function lettersAtOnce(text: string, mostTokens: number): number {
  const tokens = tokensIn(text);
  return tokens <= mostTokens ? text.length : Math.floor((text.length * mostTokens) / tokens);
}

function tooLarge(cause?: unknown): JihwiError {
  const letters = mostLetters.toLocaleString("en");
  return contractFailure("too-long-contract", { letters }, { cause });
}
