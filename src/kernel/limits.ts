import { setTimeout as pass } from "node:timers/promises";
import { type ResolvedModel, unknownPrice } from "#models";
import { cancelled, type JihwiError, type Localized, type Usage } from "#protocol";
import { kernelFailure } from "./failure.ts";

/** What is asked of a model to know how much it takes. */
export type ModelRoom = Pick<ResolvedModel, "capabilities">;

/** Tokens of evidence and of a conversation that a model is shown at most, whatever its window. */
const mostEvidenceTokens = 12_000;
const mostConversationTokens = 8_000;

/** The window of a model of which nobody tells it. */
const assumedWindow = 32_000;

/** Tokens of evidence and conversation together: a quarter of the window is left for instructions, question and answer. */
const promptTokens = (model: ModelRoom | null): number =>
  Math.floor(((model?.capabilities.window ?? assumedWindow) * 3) / 4);

/** Tokens of evidence: of a small window the half, and less where the conversation beside it takes more than its share. */
export function evidenceTokens(model: ModelRoom | null, besideTokens = 0): number {
  const room = promptTokens(model);
  return Math.max(0, Math.min(mostEvidenceTokens, Math.floor((room * 2) / 3), room - besideTokens));
}

/** A last turn has so much of what is told of a conversation; the rest tells in short what was before it. */
const shareInFull = 0.75;

/** Tokens of what was said before: of a small window a quarter, and as many more as the last turn needs to stand there whole. */
export function conversationTokens(model: ModelRoom | null, lastTurnTokens = 0): number {
  const room = promptTokens(model);
  const usual = Math.min(mostConversationTokens, Math.floor(room / 3));
  return Math.min(room, Math.max(usual, Math.ceil(lastTurnTokens / shareInFull)));
}

/** Tokens of a conversation within its room that are told in full. */
export const inFullTokens = (tokens: number): number => Math.floor(tokens * shareInFull);

/** Tokens that a prompt leaves for the answer. */
export const answerTokens = (window: number): number => Math.floor(window / 8);

/** Tokens of a picture of a page, about: providers count 1,100 to 1,600 for one of 1568 pixels on its longer side. */
export const pictureTokens = 1_600;

/** Tokens of a text, about, and rather too many than too few. */
export function tokensIn(text: string): number {
  return Math.ceil(Buffer.byteLength(text) / bytesPerToken);
}

export interface BudgetLimits {
  readonly tokens: number | null;
  readonly usd: number | null;
  /** The time limit of a turn, or of another run, in milliseconds. */
  readonly turnMs: number;
}

/** What a run may still spend: tokens, money and time. When it is used up, rules finish the run. */
export interface Budget {
  spend(usage: Usage | null, cost: number | null): void;
  /** Why no further model call may be made, or null. */
  exhausted(): JihwiError | null;
  /** Why this model may not be asked, or null: what it costs has to be known where money is limited. */
  forbids(model: Pick<ResolvedModel, "id" | "price">): JihwiError | null;
  /** What is left of the run's time in milliseconds; below zero once it is over. */
  timeLeft(): number;
  /** The time that a tool or a person's answer may take: its own limit, or what is left of the run's, some seconds at least. */
  timeFor(limitMs: number): number;
  /** Waits for something that is no work of the run's, such as a slot or a person's answer: that time does not count. */
  waitFor<Result>(awaited: Promise<Result>): Promise<Result>;
}

/** What finishes a run whose time is up, or is as good as up, still gets this long. */
const graceMs = 15_000;

export function createBudget(limits: BudgetLimits, clock = () => performance.now()): Budget {
  let tokens = 0;
  let usd = 0;
  let worked = 0;
  let resumedAt = clock();
  let waits = 0;
  const left = () => limits.turnMs - worked - (waits > 0 ? 0 : clock() - resumedAt);
  function exhausted(): JihwiError | null {
    if (limits.tokens !== null && tokens >= limits.tokens)
      return spent(
        { ko: `토큰 ${tokens} / ${limits.tokens}`, en: `${tokens} / ${limits.tokens} tokens` },
        "JIHWI_TURN_BUDGET_TOKENS",
      );
    if (limits.usd !== null && usd >= limits.usd) {
      const money = `$${usd.toFixed(4)} / $${limits.usd}`;
      return spent({ ko: money, en: money }, "JIHWI_TURN_BUDGET_USD");
    }
    const seconds = limits.turnMs / 1000;
    return left() > 0 ? null : spent({ ko: `${seconds}초`, en: `${seconds} s` }, "JIHWI_TURN_TIMEOUT_MS");
  }
  return {
    spend(usage, cost) {
      tokens += (usage?.inputTokens ?? 0) + (usage?.outputTokens ?? 0);
      usd += cost ?? 0;
    },
    exhausted,
    timeLeft: left,
    forbids: ({ id, price }) => exhausted() ?? (limits.usd !== null && price === null ? unknownPrice(id) : null),
    timeFor: (limitMs) => Math.min(limitMs, Math.max(left(), graceMs)),
    async waitFor(awaited) {
      if (waits === 0) worked += clock() - resumedAt;
      waits += 1;
      try {
        return await awaited;
      } finally {
        waits -= 1;
        if (waits === 0) resumedAt = clock();
      }
    },
  };
}

/** A budget within another one: when its own time is over it is used up too, for this reason. */
export function limitBudget(budget: Budget, limitMs: number, timeIsUp: () => JihwiError): Budget {
  const end = performance.now() + limitMs;
  // A timer may fire half a millisecond early.
  const left = () => end - performance.now() - 1;
  const late = () => (left() > 0 ? null : timeIsUp());
  return {
    spend: budget.spend,
    waitFor: budget.waitFor,
    timeLeft: () => Math.min(budget.timeLeft(), left()),
    exhausted: () => budget.exhausted() ?? late(),
    forbids: (model) => budget.forbids(model) ?? late(),
    timeFor: budget.timeFor,
  };
}

function spent(limit: Localized, variable: string): JihwiError {
  return kernelFailure("spent", { limit, variable });
}

/** Keeps a run from asking a provider that has failed it: nobody waits a second time for a model that hangs. */
export interface CircuitBreaker {
  /** Why the provider of this model is not asked again in this run, or null. */
  open(modelId: string): JihwiError | null;
  failed(modelId: string, error: Pick<JihwiError, "code">): void;
}

/** One time-out is enough, since waiting for a second would double the time of the run. */
const failureWeight: Readonly<Partial<Record<JihwiError["code"], number>>> = {
  "model-timeout": 2,
  "model-unavailable": 1,
  "model-rate-limited": 1,
  "model-refused": 1,
  "model-bad-key": 2,
  "model-not-configured": 2,
};
const openAtWeight = 2;

/** `coolDownMs`: a provider is tried again so long after its last failure; one more then is enough to stop again. */
export function createCircuitBreaker(coolDownMs = Number.POSITIVE_INFINITY): CircuitBreaker {
  const failures = new Map<string, { readonly weight: number; readonly at: number }>();
  const providerOf = (modelId: string) => modelId.slice(0, Math.max(0, modelId.indexOf(":"))) || modelId;
  return {
    failed(modelId, { code }) {
      const added = failureWeight[code] ?? 0;
      if (added === 0) return;
      const weight = (failures.get(providerOf(modelId))?.weight ?? 0) + added;
      failures.set(providerOf(modelId), { weight, at: performance.now() });
    },
    open(modelId) {
      const { weight, at } = failures.get(providerOf(modelId)) ?? { weight: 0, at: 0 };
      if (weight < openAtWeight || performance.now() - at > coolDownMs) return null;
      return kernelFailure("model-given-up", { modelId });
    },
  };
}

export interface LimitedSignal extends Disposable {
  readonly signal: AbortSignal;
  /** Begins the time limit anew: something came, so that the other side is not silent. */
  touch(): void;
}

/**
 * A signal that fires when the work is cancelled or when nothing touched it for a time, whichever comes first; `using` lets
 * go of its timer. (`AbortSignal.any` with `AbortSignal.timeout` costs several times as much and keeps a timer for each call.)
 */
export function limitSignal(outer: AbortSignal, silenceMs: number, totalMs = Number.POSITIVE_INFINITY): LimitedSignal {
  const controller = new AbortController();
  const cancel = () => controller.abort(outer.reason);
  const end = performance.now() + totalMs;
  let deadline = performance.now() + silenceMs;
  let timer = setTimeout(check, Math.max(0, Math.ceil(silenceMs)));
  function check() {
    const left = deadline - performance.now();
    if (left > 0.5) timer = setTimeout(check, Math.ceil(left));
    else controller.abort(new DOMException("the time limit was reached", "TimeoutError"));
  }
  if (outer.aborted) cancel();
  outer.addEventListener("abort", cancel, { once: true });
  return {
    signal: controller.signal,
    touch() {
      deadline = Math.min(end, performance.now() + silenceMs);
    },
    [Symbol.dispose]() {
      clearTimeout(timer);
      outer.removeEventListener("abort", cancel);
    },
  };
}

/** Waits, unless the signal fires first. */
export async function sleep(ms: number, signal: AbortSignal): Promise<void> {
  await pass(ms, undefined, { signal }).catch(() => {
    throw cancelled(signal.reason);
  });
}

/** The AI SDK's count in our words. */
export function usageOf(
  usage: { inputTokens?: number | undefined; outputTokens?: number | undefined } | undefined,
): Usage {
  return { inputTokens: usage?.inputTokens ?? null, outputTokens: usage?.outputTokens ?? null };
}

/** About four letters of English or one of Hangul are a token: three bytes count rather too many than too few. */
const bytesPerToken = 3;

/** For a budget: what a provider does not tell is estimated from the words themselves, which several calls may have had. */
export function estimateUsage(usage: Usage | null, asked: unknown, said: unknown, calls = 1): Usage {
  const tokens = (words: unknown) => calls * tokensIn(JSON.stringify(words) ?? "");
  return {
    inputTokens: usage?.inputTokens ?? tokens(asked),
    outputTokens: usage?.outputTokens ?? tokens(said),
  };
}

export function addUsage(left: Usage | null, right: Usage | null): Usage | null {
  if (left === null) return right;
  if (right === null) return left;
  const add = (a: number | null, b: number | null) => (a === null && b === null ? null : (a ?? 0) + (b ?? 0));
  return {
    inputTokens: add(left.inputTokens, right.inputTokens),
    outputTokens: add(left.outputTokens, right.outputTokens),
  };
}
