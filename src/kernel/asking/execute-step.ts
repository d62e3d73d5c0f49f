import type { ModelMessage } from "ai";
import { costOf, isRejected, isUnbilled, type ResolvedModel, toModelError } from "#models";
import { JihwiError, type Language, type Localized, toJihwiError, type Usage } from "#protocol";
import { fitPrompt } from "../conversation.ts";
import { kernelFailure } from "../failure.ts";
import { addUsage, estimateUsage, limitSignal, sleep, usageOf } from "../limits.ts";
import type { Run } from "../run.ts";
import {
  type AnyStep,
  type CorrectedValue,
  hashPrompt,
  type Prompt,
  type PromptContext,
  type Rule,
  type ShownPicture,
} from "../step.ts";

/** How an output came about, for the journal. */
export interface Execution<Output> {
  readonly output: Output;
  readonly executor: string;
  /** The model whose place the rule took, and why. */
  readonly fallback: { readonly from: string; readonly error: JihwiError } | null;
  /** Why code had the rule decide; null where it did not. */
  readonly reason: Localized | null;
  /** Why the model's text breaks off; null when it is whole. */
  readonly partial: JihwiError | null;
}

/** What stands before a model is thought of: a user's value, or code that knows the outcome and why. */
export interface Decided {
  readonly corrected: CorrectedValue | undefined;
  readonly reason: Localized | null;
}

/** What a model was asked and what its attempts spent together, kept also when the step fails. */
export interface ModelUse {
  model: string | null;
  prompt: Prompt | null;
  promptHash: string | null;
  attempts: number;
  usage: Usage | null;
  /** A call whose price is unknown makes the sum unknown. */
  cost: number | null;
  /** What the model thought before the answer that was taken. */
  reasoning: string | null;
}

/** Thoughts beyond so many characters are not kept. */
const longestReasoning = 20_000;

/** A step for which no model has been asked. */
export function noModelUse(): ModelUse {
  return { model: null, prompt: null, promptHash: null, attempts: 1, usage: null, cost: null, reasoning: null };
}

/** What one call of a model is given. `alive` says that something came: the time limit begins anew. */
export interface Call {
  readonly prompt: Prompt;
  readonly pictures: readonly ShownPicture[];
  /** The language of the run. */
  readonly language: Language;
  readonly model: ResolvedModel;
  readonly signal: AbortSignal;
  readonly alive: () => void;
  /** What the call threw, in our words. */
  readonly errorOf: (thrown: unknown) => JihwiError;
}

/** The messages of a call; what is shown goes with the last of them. */
export function messagesOf({ prompt: { messages }, pictures }: Call): ModelMessage[] {
  const last = messages.at(-1);
  if (pictures.length === 0 || last === undefined) return [...messages];
  const shown = pictures.map(({ bytes, mediaType }) => ({ type: "file" as const, data: bytes, mediaType }));
  return [...messages.slice(0, -1), { role: "user", content: [...shown, { type: "text", text: last.content }] }];
}

/** One call of the model. Throws what the provider threw. */
type Ask<Output> = (call: Call) => Promise<ModelAnswer<Output>>;

/**
 * Who executes a step, and what surrounds it: the model of its role with time limit, retries, one repair attempt, the run's
 * budget and its circuit breaker; the rule where no model is configured, a user has decided or code knows the outcome; and
 * the rule again, visibly, when the model fails. What is asked and spent is written into `asked` as it happens.
 */
export async function executeStep<Input, Output>(
  step: AnyStep & { readonly rule: Rule<Input, Output> | null },
  input: Input,
  run: Run,
  ask: Ask<Output>,
  asked: ModelUse,
  { corrected, reason }: Decided,
): Promise<Execution<Output>> {
  run.signal.throwIfAborted();
  const today = new Intl.DateTimeFormat("sv-SE", { timeZone: run.timeZone }).format(run.now());
  const model = run.models.forRole(step.role);
  const context = { language: run.language, today, model, weights: run.weights, corrected };
  const { rule } = step;
  const byRule = { executor: "rule", fallback: null, reason, partial: null };
  if (rule !== null && (model !== null || corrected !== undefined || reason !== null)) {
    const ruled = onceWanted(rule, input, context);
    const isDecided = corrected !== undefined || reason !== null;
    if (isDecided || (await run.prefersRule(step.name, input, ruled))) return { ...byRule, output: await ruled() };
  }
  const standIn = rule === null ? null : async () => rule(input, { ...context, standsIn: true });
  if (model === null) {
    if (standIn === null) throw needsModel(step);
    return { ...byRule, output: await standIn() };
  }
  // A page that cannot be drawn costs the answer its picture, and no more.
  const drawn = model.capabilities.sees ? step.pictures?.(input, run.signal).catch(() => []) : [];
  const pictures = (await drawn) ?? [];
  const prompt = fitPrompt(step.prompt(input, context), model, pictures.length);
  Object.assign(asked, { model: model.id, prompt, promptHash: hashPrompt(prompt), attempts: 0, cost: 0 });
  try {
    const { output, partial = null, reasoning } = await askModel({ prompt, pictures }, model, run, ask, asked);
    asked.reasoning = reasoning?.trim().slice(0, longestReasoning) || null;
    if (partial !== null) run.breaker.failed(model.id, partial);
    return { output, executor: model.id, fallback: null, reason: null, partial };
  } catch (thrown) {
    if (run.signal.aborted) throw toJihwiError(run.signal.reason);
    const error = toJihwiError(thrown);
    if (asked.attempts > 0) run.breaker.failed(model.id, error);
    if (standIn === null) throw error;
    return { ...byRule, output: await standIn(), fallback: { from: model.id, error } };
  }
}

/** What a rule says, worked out when somebody wants to know, and once. */
function onceWanted<Input, Output>(rule: Rule<Input, Output>, input: Input, context: PromptContext) {
  let output: Promise<Output> | undefined;
  return () => {
    output ??= (async () => rule(input, context))();
    return output;
  };
}

/** What a model is shown: words, and what it can see. */
type Shown = Pick<Call, "prompt" | "pictures">;

async function askModel<Output>(shown: Shown, model: ResolvedModel, run: Run, ask: Ask<Output>, asked: ModelUse) {
  const first = await askWithRetries(shown, model, run, ask, asked);
  if (first.fits) return first;
  const repair = { ...shown, prompt: repairPrompt(shown.prompt, first) };
  const second = await askWithRetries(repair, model, run, ask, asked);
  if (second.fits) return second;
  if (second.said.trim() === "") throw saidNothing(model.id);
  throw kernelFailure("wrong-form-twice", { id: model.id, problem: second.problem });
}

function saidNothing(modelId: string): JihwiError {
  return kernelFailure("said-nothing", { modelId });
}

/** What a prompt says where its pictures could not be sent after all. */
const unseen: Localized = {
  ko: "그림은 보낼 수 없었습니다. 그림을 보았다고 말하지 말고, 함께 있는 글로만 답하세요.",
  en: "The pictures could not be sent. Do not speak as if you had seen them; go by the text alone.",
};

async function askWithRetries<Output>(
  { prompt: asShown, pictures }: Shown,
  model: ResolvedModel,
  run: Run,
  ask: Ask<Output>,
  asked: ModelUse,
): Promise<ModelAnswer<Output>> {
  let shownPictures = pictures;
  let prompt = asShown;
  for (let attempt = 0; ; attempt += 1) {
    const forbidden = run.budget.forbids(model) ?? run.breaker.open(model.id);
    if (forbidden !== null) throw forbidden;
    asked.attempts += 1;
    const leftMs = run.budget.timeLeft();
    const timeoutMs = Math.min(run.limits.stepMs, leftMs);
    using limited = limitSignal(run.signal, timeoutMs, leftMs);
    const errorOf = (thrown: unknown) =>
      thrown instanceof JihwiError ? thrown : toModelError(thrown, { modelId: model.id, timeoutMs });
    try {
      const answer = await ask({
        prompt,
        pictures: shownPictures,
        language: run.language,
        model,
        signal: limited.signal,
        alive: limited.touch,
        errorOf,
      });
      // Known only now: the call before may have been refused for something else.
      if (shownPictures.length < pictures.length) model.learn({ sees: false });
      count(answer.usage, model, run, asked, prompt, answer.fits ? answer.output : answer.said);
      return answer;
    } catch (thrown) {
      // A call that broke off or was given up may have cost something: how much is not known.
      if (!isUnbilled(thrown)) count(usageOf(undefined), model, run, asked, prompt, "");
      if (run.signal.aborted) throw toJihwiError(run.signal.reason);
      // Whoever turns pictures down is asked without them, from now on at once.
      if (shownPictures.length > 0 && isRejected(thrown)) {
        shownPictures = [];
        prompt = { ...asShown, instructions: `${asShown.instructions}\n\n${unseen[run.language]}` };
        continue;
      }
      // A call that the run's own time cut off is no fault of the model's.
      const error = (limited.signal.aborted ? run.budget.exhausted() : null) ?? errorOf(thrown);
      // Waiting again for a model that does not answer would double the time of the step.
      const mayPass = error.retryable && error.code !== "model-timeout";
      if (!mayPass || attempt >= run.limits.retries) throw error;
      const wait = error.retryAfterMs ?? 500 * 2 ** attempt * (1 + run.random());
      if (wait > Math.min(run.limits.stepMs, run.budget.timeLeft())) throw error;
      await sleep(wait, run.signal);
    }
  }
}

function count(usage: Usage, model: ResolvedModel, run: Run, asked: ModelUse, prompt: Prompt, said: unknown): void {
  const cost = costOf(model.price, usage);
  asked.usage = addUsage(asked.usage, usage);
  asked.cost = asked.cost === null || cost === null ? null : asked.cost + cost;
  const estimated = estimateUsage(usage, prompt, said);
  run.budget.spend(estimated, costOf(model.price, estimated));
}

function needsModel(step: AnyStep): JihwiError {
  const variable = `JIHWI_MODEL_${step.role.toUpperCase()}`;
  return new JihwiError("step-needs-model", {
    message: step.needsModel ?? {
      ko: `${step.name} 단계는 모델이 있어야 합니다.`,
      en: `The step ${step.name} cannot be done by rules.`,
    },
    hint: {
      ko: `설정 화면이나 JIHWI_MODEL, ${variable} 환경 변수로 모델을 정해 주세요.`,
      en: `Choose a model in Settings or with JIHWI_MODEL or ${variable}.`,
    },
  });
}

/** What a model answered: an output that fits, or what was wrong with it, so that it can be asked to mend it once. */
export type ModelAnswer<Output> =
  | {
      readonly fits: true;
      readonly output: Output;
      readonly usage: Usage;
      /** Why a text breaks off, though what there is of it stays. */
      readonly partial?: JihwiError | undefined;
      /** What the model thought before it spoke, where it says so. */
      readonly reasoning?: string | undefined;
    }
  | {
      readonly fits: false;
      readonly problem: string;
      readonly said: string;
      readonly usage: Usage;
      /** The form that was asked for, where the model had not seen it written out. */
      readonly form?: string | undefined;
    };

/** The prompt again, with what the model said and what was wrong with it. */
export function repairPrompt(
  prompt: Prompt,
  answer: { said: string; problem: string; form?: string | undefined },
): Prompt {
  const said = answer.said.trim() === "" ? "(nothing)" : answer.said.slice(0, 4_000);
  const form = answer.form === undefined ? "" : `\n${answer.form}`;
  return {
    instructions: prompt.instructions,
    messages: [
      ...prompt.messages,
      { role: "assistant", content: said },
      {
        role: "user",
        content: `That answer cannot be used: ${answer.problem}\nAnswer again, with this put right.${form}`,
      },
    ],
  };
}

export type AiSdk = typeof import("ai");

let sdk: AiSdk | undefined;

/** The AI SDK, loaded at the first model call: a turn by rules never pays for it, and later calls do not look it up again. */
export async function loadAiSdk(): Promise<AiSdk> {
  sdk ??= await import("ai");
  return sdk;
}
