import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { RunnableConfig } from "@langchain/core/runnables";
import { END, START, StateGraph, StateSchema } from "@langchain/langgraph";
import { generateText, Output } from "ai";
import { z } from "zod";
import {
  createMemoryJournal,
  createTurn,
  defineStep,
  type JournalPort,
  type ModelChooser,
  node,
  runGraph,
  runStep,
  type Turn,
} from "#kernel";
import type { ResolvedModel } from "#models";
import { newId, openStore } from "#store";

/** What a turn of six model calls costs beside the model, which here answers at once. */
const calls = 6;
const rounds = 60;
const repeats = 7;
const warmUps = 20;

/** A commit after a few milliseconds of other work costs more than the next in a row: the disk and the scheduler let it wait. */
const committing = ", a commit of one small row after each call";
const bareCommits = `${calls} commits of one small row on the same disk`;

const decision = z.object({ tool: z.string(), reason: z.string() });
const instructions = "Choose a tool.";
const messages = [{ role: "user" as const, content: "파이썬 3.13 새 기능 검색해서 분석해줘" }];

type LanguageModel = Awaited<ReturnType<ResolvedModel["model"]>>;

/** A model that answers at once: everything measured is ours or a library's. */
const instant: LanguageModel = {
  specificationVersion: "v4",
  provider: "bench",
  modelId: "instant",
  supportedUrls: {},
  doGenerate: async () => ({
    content: [{ type: "text", text: '{"tool":"web_search","reason":"검색이 필요합니다"}' }],
    finishReason: { unified: "stop", raw: "stop" },
    usage: {
      inputTokens: { total: 10, noCache: 10, cacheRead: 0, cacheWrite: 0 },
      outputTokens: { total: 5, text: 5, reasoning: 0 },
    },
    warnings: [],
  }),
  doStream: async () => {
    throw new Error("not measured here");
  },
};

const resolved: ResolvedModel = {
  id: "bench:instant",
  provider: "bench",
  capabilities: { structured: "native", tools: true, sees: false, window: null, thinks: false, tokensPerSecond: null },
  learn: () => {},
  askWindow: async () => null,
  price: { inputPerMTok: 1, outputPerMTok: 1 },
  local: true,
  model: async () => instant,
};
const models: ModelChooser = { forRole: () => resolved };

const step = defineStep({
  name: "bench.choose",
  role: "select",
  input: z.object({ question: z.string(), round: z.number() }),
  output: decision,
  prompt: () => ({ instructions, messages }),
  rule: () => ({ tool: "none", reason: "" }),
});

async function plainCall(): Promise<unknown> {
  const result = await generateText({
    model: instant,
    instructions,
    messages,
    output: Output.object({ schema: decision }),
    maxRetries: 0,
  });
  return result.output;
}

const stateShape = { round: z.number().default(0) };
interface State {
  readonly round: number;
}
const again = ({ round }: State) => (round < calls ? "call" : END);

function buildGraph(call: (state: State, config: RunnableConfig) => Promise<State>) {
  return new StateGraph(new StateSchema(stateShape))
    .addNode("call", call)
    .addEdge(START, "call")
    .addConditionalEdges("call", again, ["call", END])
    .compile();
}

const bareGraph = buildGraph(async ({ round }) => {
  await plainCall();
  return { round: round + 1 };
});

const kernelGraph = buildGraph(
  node("call", async ({ round }: State, turn) => {
    await runStep(step, { question: "q", round }, turn);
    return { round: round + 1 };
  }),
);

const turnWith = (journal: JournalPort, id: string): Promise<Turn> =>
  createTurn({ id, sessionId: "bench", agent: "chat", language: "ko", startedAt: Date.now(), models, journal });

export async function run(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "jihwi-bench-"));
  const store = await openStore({ dataDir: folder });
  // A turn's row, in a session of its own, is there with or without a journal: it is made beforehand and not measured.
  const rows: string[] = [];
  for (let made = 0; made < 2 * (rounds * repeats + warmUps); made += 1) {
    const id = newId("turn");
    await store.sessions.create({ id, agent: "chat" });
    await store.turns.start({ id, sessionId: id, agent: "chat", title: "bench", input: null, owner: "bench" });
    rows.push(id);
  }
  const journaled = () => turnWith(store.journal, rows.pop() ?? "");
  const commit = (round: number) => store.settings.put("bench", round);
  const committingGraph = buildGraph(async ({ round }) => {
    await plainCall();
    await commit(round);
    return { round: round + 1 };
  });
  const unjournaled = () => turnWith(createMemoryJournal(), "turn");
  const asFunction = async (turn: Turn) => {
    for (let round = 0; round < calls; round += 1) await runStep(step, { question: "q", round }, turn);
  };
  const subjects: Readonly<Record<string, () => Promise<unknown>>> = {
    "plain AI SDK calls": async () => {
      for (let round = 0; round < calls; round += 1) await plainCall();
    },
    [`plain AI SDK calls${committing}`]: async () => {
      for (let round = 0; round < calls; round += 1) {
        await plainCall();
        await commit(round);
      }
    },
    "bare LangGraph graph": () => bareGraph.invoke({}, { recursionLimit: 50 }),
    [`bare LangGraph graph${committing}`]: () => committingGraph.invoke({}, { recursionLimit: 50 }),
    "kernel, plain function": async () => asFunction(await unjournaled()),
    "kernel, plain function, journal on SQLite": async () => asFunction(await journaled()),
    "kernel on a graph": async () => runGraph<State>(kernelGraph, {}, await unjournaled()),
    "kernel on a graph, journal on SQLite": async () => runGraph<State>(kernelGraph, {}, await journaled()),
  };
  // What the disk asks for as many commits in a row as the journal makes: different on every machine.
  const commits = async () => {
    for (let round = 0; round < calls; round += 1) await commit(round);
  };
  const times = await measure({ ...subjects, [bareCommits]: commits });
  await store.close();
  await rm(folder, { recursive: true, force: true });
  print(times);
}

/** Subjects take turns within each repetition, so that a noisy moment falls on all of them; the median repetition counts. */
async function measure(subjects: Readonly<Record<string, () => Promise<unknown>>>): Promise<Record<string, number>> {
  const samples: Record<string, number[]> = {};
  for (const work of Object.values(subjects)) for (let warm = 0; warm < warmUps; warm += 1) await work();
  for (let repeat = 0; repeat < repeats; repeat += 1) {
    for (const [name, work] of Object.entries(subjects)) {
      const start = performance.now();
      for (let round = 0; round < rounds; round += 1) await work();
      samples[name] = [...(samples[name] ?? []), (performance.now() - start) / rounds];
    }
  }
  return Object.fromEntries(
    Object.entries(samples).map(([name, list]) => [name, list.toSorted((a, b) => a - b)[repeats >> 1] ?? Number.NaN]),
  );
}

function print(times: Record<string, number>): void {
  console.log(
    `a turn of ${calls} structured calls to an instant model, milliseconds (median of ${repeats} × ${rounds})\n`,
  );
  for (const [name, ms] of Object.entries(times)) console.log(`${ms.toFixed(2).padStart(8)}  ${name}`);
  const of = (name: string) => times[name] ?? Number.NaN;
  const ratio = (name: string, base: string, bar: number) => {
    const value = of(name) / of(base);
    console.log(`${value.toFixed(2).padStart(8)}× ${name} / ${base} (bar ${bar})${value <= bar ? "" : "  OVER"}`);
  };
  console.log();
  ratio("kernel, plain function", "plain AI SDK calls", 1.5);
  ratio("kernel on a graph", "bare LangGraph graph", 1.25);
  for (const [kind, bare] of [
    ["kernel, plain function", "plain AI SDK calls"],
    ["kernel on a graph", "bare LangGraph graph"],
  ] as const) {
    const added = of(`${kind}, journal on SQLite`) - of(kind);
    const commits = of(`${bare}${committing}`) - of(bare);
    console.log(
      `${added.toFixed(2).padStart(8)}  ms that the journal adds to: ${kind} (bar 3)${added <= 3 ? "" : "  OVER"}`,
    );
    console.log(`${commits.toFixed(2).padStart(8)}  ms that as many bare commits add to: ${bare}`);
  }
}
