import { setTimeout as wait } from "node:timers/promises";
import { invariantOutcomeSchema, sessionsApi, tracesApi } from "#protocol";
import { chunksOf, textIn } from "../app/open-test-app.ts";
import type { ServerProcess } from "../app/start-server.ts";
import { fakeKey, type ProtocolName } from "../fakes/index.ts";
import { hostileReply } from "./hostile-model.ts";
import type { Stage } from "./open-stage.ts";
import { askedOf } from "./questions.ts";
import { randomOf } from "./random.ts";

export interface ChaosTurn {
  readonly number: number;
  readonly agent: string;
  readonly protocol: ProtocolName;
  readonly questions: readonly string[];
  /** What the model did, call by call. */
  readonly model: readonly string[];
  /** What went against what Jihwi promises; empty when nothing did. */
  readonly broken: readonly string[];
  readonly startedAt: number;
  readonly ms: number;
}

/** What a turn is asked and what the model does is decided by the seed and the turn's number alone. */
export async function playTurn({ server, provider, protocol, contract }: Stage, number: number, seed: number) {
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
  const startedAt = Date.now();
  const broken: string[] = [];
  for (const question of questions) {
    broken.push(...(await ask(server, agent, session, question, options)));
    await quiet(provider);
  }
  broken.push(...(await storedOnce(server, session, questions.length)));
  const turn: ChaosTurn = {
    number,
    agent,
    protocol,
    questions,
    model,
    broken,
    startedAt,
    ms: Date.now() - startedAt,
  };
  return turn;
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
async function ask(server: ServerProcess, agent: string, session: string, text: string, options: object) {
  const response = await server.ask(session, text, agent, { options });
  if (response.status !== 200) return [`status ${response.status}: ${(await response.text()).slice(0, 200)}`];
  const id = response.headers.get("x-jihwi-turn-id") ?? "";
  const chunks = await chunksOf(response);
  const whole = JSON.stringify(chunks);
  const broken: string[] = [];
  if (chunks.filter(({ type }) => type === "finish").length !== 1) broken.push("the stream did not finish once");
  const isTold = /\S/.test(textIn(chunks)) || whole.includes('"data-');
  if (!isTold) broken.push("the turn ended in silence");
  if (whole.includes(fakeKey) || whole.includes("sk-leaked")) broken.push("a key was in the stream");
  const trace = await fetch(`${server.url}/api/traces/${id}`);
  const { status, error, entries } = tracesApi.read.answer.parse(await trace.json());
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
async function storedOnce({ url }: ServerProcess, session: string, questions: number): Promise<string[]> {
  const response = await fetch(`${url}/api/sessions/${session}`);
  const { messages } = sessionsApi.read.answer.parse(await response.json());
  const roles = messages.map(({ role }) => role).join(" ");
  const wanted = Array.from({ length: questions }, () => "user assistant").join(" ");
  return roles === wanted ? [] : [`stored are: ${roles}`];
}
