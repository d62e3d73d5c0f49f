import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { invariantOutcomeSchema } from "#protocol";
import { chunksOf, openTestApp, type TestApp, textIn } from "../app/open-test-app.ts";
import { fakeKey, type ProtocolName, startFakeProvider } from "../fakes/index.ts";
import { fakePapers, openAlexAnswer } from "../fakes/scholar/answers.ts";
import { startScholarServer } from "../fakes/scholar/server.ts";
import { startFakeTavily } from "../fakes/web/tavily.ts";
import { hostileReply } from "./hostile-model.ts";
import { askedOf, contractText } from "./questions.ts";
import { randomOf } from "./random.ts";

export interface ChaosOptions {
  readonly turns: number;
  readonly seed: number;
  /** Only this turn, to look at it alone. */
  readonly only?: number;
  readonly onTurn?: (turn: ChaosTurn) => void;
}

export interface ChaosTurn {
  readonly number: number;
  readonly agent: string;
  readonly protocol: ProtocolName;
  readonly questions: readonly string[];
  /** What the model did, call by call. */
  readonly model: readonly string[];
  /** What went against what Jihwi promises; empty when nothing did. */
  readonly broken: readonly string[];
  readonly ms: number;
}

export interface ChaosReport {
  readonly seed: number;
  readonly turns: number;
  readonly calls: number;
  readonly broken: readonly ChaosTurn[];
  readonly unhandled: readonly string[];
  readonly byAgent: Readonly<Record<string, number>>;
  /** The longest time for which the event loop did not come round while turns were played; opening an app is not counted. */
  readonly longestStallMs: number;
  readonly stallsOver250Ms: number;
  /** The most processor time of this thread between two rounds of its event loop: what a busy machine does not lengthen. */
  readonly longestWorkMs: number;
  readonly peakRssMb: number;
}

const protocols = ["compatible", "openai-chat", "openai-responses", "anthropic", "google"] as const;
const limits = { JIHWI_STEP_TIMEOUT_MS: "700", JIHWI_TURN_TIMEOUT_MS: "60000" };

/**
 * Turns with a hostile model behind the real wire protocols, one at a time. What a turn is asked and what the model does
 * is decided by the seed and the turn's number alone, so that any turn can be run again by itself.
 */
export async function runChaos({ turns, seed, only, onTurn }: ChaosOptions): Promise<ChaosReport> {
  warm ??= warmUp();
  await warm;
  const unhandled: string[] = [];
  const note = (thrown: unknown) => void unhandled.push(String(thrown));
  process.on("unhandledRejection", note);
  const stalls = watchStalls();
  const broken: ChaosTurn[] = [];
  const byAgent: Record<string, number> = {};
  let [calls, made, peak] = [0, 0, 0];
  try {
    for (const [at, protocol] of protocols.entries()) {
      const numbers = Array.from({ length: turns }, (_, number) => number).filter(
        (number) => number % protocols.length === at && (only === undefined || number === only),
      );
      if (numbers.length === 0) continue;
      await using stage = await openStage(protocol);
      stalls.resume();
      for (const number of numbers) {
        const turn = await playTurn(stage, number, seed);
        made += 1;
        calls += turn.model.length;
        byAgent[turn.agent] = (byAgent[turn.agent] ?? 0) + 1;
        peak = Math.max(peak, process.memoryUsage.rss());
        if (turn.broken.length > 0) broken.push(turn);
        onTurn?.(turn);
      }
      stalls.pause();
    }
  } finally {
    process.off("unhandledRejection", note);
    stalls.stop();
  }
  const peakRssMb = Math.round(peak / 1024 / 1024);
  return { seed, turns: made, calls, broken, unhandled, byAgent, ...stalls.result(), peakRssMb };
}

/** From the sources, learned rules are trained when they are first asked; a build has them ready. */
let warm: Promise<void> | undefined;

async function warmUp(): Promise<void> {
  await using on = await openTestApp();
  const { id } = await on.jihwi.documents.add(new TextEncoder().encode(contractText), "계약.md");
  await on.jihwi.documents.settled(id);
  const contract = { options: { contract: id } };
  for (const question of ["계약 기간은?", "그 예외는?"]) {
    await (await on.ask("contract", "contract", question, contract)).text();
    for (const agent of ["chat", "research"]) await (await on.ask(agent, agent, question)).text();
  }
}

interface Stage extends AsyncDisposable {
  readonly protocol: ProtocolName;
  readonly on: TestApp;
  readonly provider: Awaited<ReturnType<typeof startFakeProvider>>;
  readonly contract: string;
}

async function openStage(protocol: ProtocolName): Promise<Stage> {
  const provider = await startFakeProvider({ protocol });
  const web = await startFakeTavily();
  web.answer([{ title: "소식", url: "https://news.example/", content: "환율은 1,390원이다. ".repeat(40) }]);
  const scholar = await startScholarServer(() => ({ body: openAlexAnswer(fakePapers(8), null) }));
  const folder = await mkdtemp(join(tmpdir(), "jihwi-chaos-"));
  const on = await openTestApp(
    {
      ...provider.env,
      ...web.env,
      ...limits,
      OPENALEX_BASE_URL: scholar.url,
      SEMANTIC_SCHOLAR_BASE_URL: scholar.url,
      ARXIV_BASE_URL: scholar.url,
      CROSSREF_BASE_URL: scholar.url,
    },
    folder,
  );
  const added = await on.jihwi.documents.add(new TextEncoder().encode(contractText), "용역 계약서.md");
  const { id } = await on.jihwi.documents.settled(added.id);
  return {
    protocol,
    on,
    provider,
    contract: id,
    async [Symbol.asyncDispose]() {
      await on[Symbol.asyncDispose]();
      await Promise.all([provider.close(), web.close(), scholar[Symbol.asyncDispose]()]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function playTurn(stage: Stage, number: number, seed: number): Promise<ChaosTurn> {
  const { on, provider, protocol, contract } = stage;
  const { agent, questions } = askedOf(randomOf(seed, number));
  const model: string[] = [];
  provider.reset();
  provider.respond((call) => {
    if (call.values.length > 0) return undefined;
    const { name, reply } = hostileReply(call, randomOf(seed, number, model.length));
    model.push(name);
    return reply;
  });
  const options = { chat: { documents: [contract] }, contract: { contract }, inspect: {}, research: {} }[agent];
  const session = `chaos-${seed}-${number}`;
  const startedAt = performance.now();
  const broken: string[] = [];
  for (const question of questions) {
    broken.push(...(await ask(on, agent, session, question, options)));
    await quiet(provider);
  }
  broken.push(...(await storedOnce(on, session, questions.length)));
  return { number, agent, protocol, questions, model, broken, ms: Math.round(performance.now() - startedAt) };
}

/** Titles and memories are made after an answer; the next question waits for them, so that calls keep their numbers. */
async function quiet({ calls }: Stage["provider"]): Promise<void> {
  for (let seen = -1; seen !== calls.length; ) {
    seen = calls.length;
    await Promise.all(calls.map(({ closed }) => closed));
    await wait(25);
  }
}

/** Asks, reads the whole stream, and holds what came against what is promised. */
async function ask(on: TestApp, agent: string, session: string, text: string, options: object): Promise<string[]> {
  const response = await on.ask(agent, session, text, { options });
  if (response.status !== 200) return [`status ${response.status}: ${(await response.text()).slice(0, 200)}`];
  const id = response.headers.get("x-jihwi-turn-id") ?? "";
  const chunks = await chunksOf(response);
  const whole = JSON.stringify(chunks);
  const broken: string[] = [];
  if (chunks.filter(({ type }) => type === "finish").length !== 1) broken.push("the stream did not finish once");
  const isTold = /\S/.test(textIn(chunks)) || whole.includes('"data-');
  if (!isTold) broken.push("the turn ended in silence");
  if (whole.includes(fakeKey) || whole.includes("sk-leaked")) broken.push("a key was in the stream");
  const { status, error, entries } = await on.jihwi.store.turns.trace(id);
  if (status !== "finished") broken.push(`the turn is ${status}: ${error?.message.en ?? ""}`);
  const outcomes = entries.filter(({ kind }) => kind === "invariant").flatMap(({ output }) => output);
  if (outcomes.length === 0) broken.push("no invariant was checked");
  for (const outcome of outcomes) {
    const { name, violation, unchecked } = invariantOutcomeSchema.parse(outcome);
    if (violation !== null) broken.push(`${name}: ${violation}`);
    if (unchecked !== null) broken.push(`${name} could not be checked: ${unchecked}`);
  }
  return broken;
}

/** Every question and its one answer are in the store, in their order. */
async function storedOnce(on: TestApp, session: string, questions: number): Promise<string[]> {
  const roles = (await on.jihwi.store.messages.list(session)).map(({ role }) => role).join(" ");
  const wanted = Array.from({ length: questions }, () => "user assistant").join(" ");
  return roles === wanted ? [] : [`stored are: ${roles}`];
}

function watchStalls() {
  let [paused, last, worked] = [true, performance.now(), workedMs()];
  const result = { longestStallMs: 0, stallsOver250Ms: 0, longestWorkMs: 0 };
  const timer = setInterval(() => {
    const [stall, work] = [performance.now() - last - 10, workedMs() - worked];
    [last, worked] = [performance.now(), workedMs()];
    if (paused) return;
    if (stall > 250) result.stallsOver250Ms += 1;
    result.longestStallMs = Math.max(result.longestStallMs, Math.round(stall));
    result.longestWorkMs = Math.max(result.longestWorkMs, Math.round(work));
  }, 10);
  return {
    pause() {
      paused = true;
    },
    resume() {
      [paused, last, worked] = [false, performance.now(), workedMs()];
    },
    stop: () => clearInterval(timer),
    result: () => result,
  };
}

function workedMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
