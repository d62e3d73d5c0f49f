import { holdLease, type Jobs, type JobTimings, type Lease } from "#jobs";
import {
  type Agent,
  type AgentRequest,
  type AgentResult,
  type ApprovalRequest,
  type Approve,
  checkInvariants,
  createTurn,
  executorsOf,
  isPassingStoreFault,
  type OwnWeights,
  type PrefersRule,
  type RunLimits,
  recordEnd,
  type Turn,
  totalsOf,
} from "#kernel";
import {
  type ApprovalState,
  cancelled,
  type Ended,
  JihwiError,
  joinSentences,
  type Localized,
  type MessageMetadata,
  toJihwiError,
} from "#protocol";
import type { StoredTurn, TurnEnd } from "#store";
import { type SampledRules, sampledDecisions } from "./ask-sampled.ts";
import { type ConversationServices, modelsOf, requestFor } from "./conversation/request-for.ts";
import type { EndedTurn, TurnListener } from "./ended-turn.ts";
import { turnFailures } from "./failures.ts";
import type { FollowUpJob } from "./follow-up-job.ts";
import { answeredChunks, type LiveTurn } from "./live-turn.ts";
import { messageOf } from "./message-of.ts";
import { patientJournal, writeWithRetries } from "./store-faults.ts";
import { type TurnInput, turnInputSchema } from "./turn-input.ts";

export interface TurnServices extends ConversationServices {
  readonly limits: Partial<RunLimits>;
  /** What the app taught its rules; the shipped ones decide where it is left out. */
  readonly rules?: TurnRules;
  /** This process, as turns name their owner. */
  readonly owner: string;
  readonly timings: JobTimings;
  readonly jobs: Jobs;
  /** What is enqueued with an answer. */
  readonly followUp: FollowUpJob;
  readonly listener?: TurnListener;
  /** Called in the transaction that ends a turn; what it enqueues is stored with that end. */
  readonly ending?: (turn: Omit<EndedTurn, "entries">, enqueue: Jobs["enqueue"]) => Promise<void>;
  /** Who is asked whether a tool may run; nobody where it is left out. */
  readonly approvals?: Approvals;
  readonly log: (error: JihwiError, about: string) => void;
}

/** What was decided about tools, and the way to ask. */
export interface Approvals {
  decided(tool: string): Promise<"always" | "never" | null>;
  ask: Approve;
}

export interface TurnRules extends SampledRules {
  readonly weights: OwnWeights;
  readonly prefers: PrefersRule;
  /** Asked before each turn, so that it decides by the latest. */
  refresh(): Promise<void>;
}

interface Outcome {
  readonly status: "finished" | "failed" | "cancelled";
  readonly ended: Ended;
  readonly error: JihwiError | null;
  readonly result: AgentResult | null;
}

/**
 * Runs a turn to its end, from the start or from where a crash left it: the agent, its invariants, one persisted
 * message. Whatever happens, the turn ends with something a person can read, and it is stored before the client is told.
 * The stream stays open where the agent goes on after its answer.
 */
export async function runTurn(
  agent: Agent,
  stored: StoredTurn,
  live: LiveTurn,
  services: TurnServices,
): Promise<AgentResult | null> {
  const { store, owner, timings } = services;
  const lease = holdLease({
    timings,
    beat: () => store.turns.beat(stored.id, owner),
    stop: (reason) => live.cancel(reason === "lost" ? turnFailures.lostLease() : cancelled()),
  });
  let isFollowed = false;
  try {
    const { result, follows } = await answer(agent, stored, live, lease, services);
    isFollowed = follows;
    return result;
  } catch (thrown) {
    await giveUp(stored, live, lease, toJihwiError(thrown), services);
    return null;
  } finally {
    lease.release();
    if (isFollowed) live.answered();
    else live.end();
  }
}

/**
 * Even the outcome could not be stored. When the store is at fault the turn stays as it is, and whoever watches resumes it
 * from its journal once the store can be written; any other fault ends it. The reader is told either way.
 */
async function giveUp(
  stored: StoredTurn,
  live: LiveTurn,
  lease: Lease,
  error: JihwiError,
  { store, owner, log }: TurnServices,
): Promise<void> {
  log(error, `turn ${stored.id}`);
  live.emit({ type: "data-notice", id: "turn-failed", data: { kind: "error", text: withHint(error) } });
  if (lease.isLost || isPassingStoreFault(error)) return;
  const { usage, cost, executors } = stored;
  const end: TurnEnd = { status: "failed", ended: "error", error: error.toRecord(), usage, cost, executors };
  await writeWithRetries(() => store.turns.finish(stored.id, owner, end), mayGoOn(lease)).catch((thrown) =>
    log(toJihwiError(thrown), `turn ${stored.id}`),
  );
}

const mayGoOn = (lease: Lease) => () => !lease.isLost;

/** What follows an answer is done at once by the process that has its readers; a worker takes what that process left. */
const headStartMs = 5_000;

async function answer(
  agent: Agent,
  stored: StoredTurn,
  live: LiveTurn,
  lease: Lease,
  services: TurnServices,
): Promise<{ result: AgentResult | null; follows: boolean }> {
  const { store, owner } = services;
  const input = turnInputSchema.parse(stored.input);
  const metadata: MessageMetadata = { turnId: stored.id, agent: agent.name, createdAt: stored.startedAt };
  live.emit({ type: "start", messageId: input.assistantMessageId, messageMetadata: metadata });
  await services.rules?.refresh();
  const turn = await createTurn({
    id: stored.id,
    sessionId: stored.sessionId,
    agent: agent.name,
    language: input.language,
    timeZone: input.timeZone,
    startedAt: stored.startedAt,
    models: modelsOf(services.models, input.model),
    limits: services.limits,
    weights: services.rules?.weights,
    prefersRule: services.rules?.prefers,
    corrections: input.corrections,
    journal: patientJournal(store.journal, mayGoOn(lease)),
    approve: services.approvals && ((request, asked) => approveIn(services, input, request, asked)),
    signal: live.signal,
    emit: live.emit,
  });
  for (const { value } of input.corrections) turn.notice("info", correctedTo(value));
  const request = await requestFor(agent, stored, input, services, turn);
  const outcome = await outcomeOf(agent, turn, request, services);
  if (outcome === "interrupted") {
    const nothing = { ended: null, error: null, ...totalsOf(turn.journal.entries()), executors: [] };
    if (!lease.isLost) await store.turns.finish(stored.id, owner, { status: "interrupted", ...nothing });
    return { result: null, follows: false };
  }
  recordEnd(turn, outcome.ended);
  if (outcome.result !== null) watchInvariants(agent, turn, services);
  const whole = await writeWithRetries(
    () => finish(agent, turn, stored, input, metadata, outcome, services),
    mayGoOn(lease),
  );
  const follows = outcome.result !== null && agent.afterwards !== undefined;
  for (const chunk of follows ? answeredChunks(whole) : [{ type: "finish", messageMetadata: whole } as const])
    live.emit(chunk);
  const entries = turn.journal.entries();
  services.listener?.ended({ ...endedTurn(stored, input, outcome, totalsOf(entries)), entries });
  return { result: outcome.result, follows };
}

function endedTurn(
  { id, sessionId, agent, startedAt }: StoredTurn,
  { trace }: TurnInput,
  { status, ended, error }: Outcome,
  totals: Pick<EndedTurn, "usage" | "cost">,
): Omit<EndedTurn, "entries"> {
  const told = { id, sessionId, agent, status, ended, error: error?.toRecord() ?? null };
  return { ...told, startedAt, endedAt: Date.now(), trace, ...totals };
}

/** A standing decision holds everywhere, unless there is reason to ask; without one it depends on who started the turn. */
async function approveIn(
  { approvals }: TurnServices,
  { approval }: TurnInput,
  request: ApprovalRequest,
  asked: () => Promise<void>,
): Promise<ApprovalState> {
  const decided = (await approvals?.decided(request.tool)) ?? null;
  if (decided === "never" || (decided === "always" && request.caution === null)) return decided;
  if (approval === "allow") return "once";
  return approval === "refuse" || approvals === undefined ? "nobody" : await approvals.ask(request, asked);
}

async function outcomeOf(
  agent: Agent,
  turn: Turn,
  request: AgentRequest<unknown>,
  services: TurnServices,
): Promise<Outcome | "interrupted"> {
  try {
    turn.signal.throwIfAborted();
    const result = await agent.run(turn, request);
    return { status: "finished", ended: result.ended, error: null, result };
  } catch (thrown) {
    const error = turn.signal.aborted ? toJihwiError(turn.signal.reason) : toJihwiError(thrown);
    if (isPassingStoreFault(error)) throw error;
    if (error.code === "turn-interrupted") return "interrupted";
    if (error.code === "cancelled") return { status: "cancelled", ended: "cancelled", error, result: null };
    services.log(error, `turn ${turn.id}`);
    turn.notice("error", withHint(error));
    return { status: "failed", ended: "error", error, result: null };
  }
}

/** An invariant that does not hold is no part of the answer: the trace shows it, and the log has it. */
function watchInvariants(agent: Agent, turn: Turn, services: TurnServices): void {
  for (const { name, violation, unchecked } of checkInvariants(agent.invariants, turn)) {
    if (violation === null && unchecked === null) continue;
    const message = violation === null ? `${name} could not be checked: ${unchecked}` : `${name}: ${violation}`;
    services.log(new JihwiError("internal", { message: { ko: message, en: message } }), `turn ${turn.id}`);
  }
}

function correctedTo({ ko, en }: Localized): Localized {
  return { ko: `고쳐 주신 대로 다시 답합니다: ${ko}`, en: `Answered again as you corrected it: ${en}` };
}

/** An error is part of the answer: what happened, and what to do. */
function withHint({ says, hint }: JihwiError): Localized {
  return joinSentences([says, hint]);
}

async function finish(
  agent: Agent,
  turn: Turn,
  stored: StoredTurn,
  input: TurnInput,
  metadata: MessageMetadata,
  outcome: Outcome,
  { jobs, followUp, owner, ending, rules }: TurnServices,
): Promise<MessageMetadata> {
  await turn.journal.flush();
  const entries = turn.journal.entries();
  const { usage, cost } = totalsOf(entries);
  const executors = executorsOf(entries);
  const whole = { ...metadata, ended: outcome.ended, usage, cost, executors };
  const { parts, text } = messageOf(entries);
  await jobs.transaction(async (inside, enqueue) => {
    const id = input.assistantMessageId;
    if ((await inside.messages.find(stored.sessionId, id)) === null) {
      const place = { after: input.userMessageId };
      const kept = { id, role: "assistant", parts, text, metadata: whole, turnId: stored.id } as const;
      await inside.messages.append(stored.sessionId, kept, place);
    }
    const held = await inside.turns.finish(stored.id, owner, {
      status: outcome.status,
      ended: outcome.ended,
      error: outcome.error?.toRecord() ?? null,
      usage,
      cost,
      executors: [...new Set(Object.values(executors))],
    });
    if (!held) {
      // A connection can break after the commit and before its acknowledgement: then this answer is stored already.
      const row = await inside.turns.find(stored.id);
      if (row?.owner === owner && row.status === outcome.status) return;
      // Another process has the turn, and its answer is the one that counts.
      throw turnFailures.lostLease();
    }
    const isSampled = rules !== undefined && sampledDecisions(entries, rules).length > 0;
    if (outcome.result !== null && (agent.afterwards !== undefined || isSampled))
      await enqueue(followUp, { turnId: stored.id }, { key: stored.id, delayMs: headStartMs });
    await ending?.(endedTurn(stored, input, outcome, { usage, cost }), enqueue);
  });
  return whole;
}
