import { costOf, type ResolvedModel, toModelError } from "#models";
import { JihwiError, toJihwiError, type Usage } from "#protocol";
import { addUsage, type ModelAnswer, repairPrompt } from "./model-answer.ts";
import { hashPrompt, type Prompt } from "./prompt.ts";
import { limitSignal, sleep } from "./signals.ts";
import type { AnyStep, Rule } from "./step.ts";
import type { Turn } from "./turn.ts";

/** How an output came about, for the journal. */
export interface Execution<Output> {
  readonly output: Output;
  readonly executor: string;
  /** The model whose place the rule took, and why. */
  readonly fallback: { readonly from: string; readonly error: JihwiError } | null;
  readonly prompt: Prompt | null;
  readonly promptHash: string | null;
  readonly attempts: number;
  readonly usage: Usage | null;
  readonly cost: number | null;
}

/** One call of the model with this prompt. Throws what the provider threw. */
type Ask<Output> = (prompt: Prompt, model: ResolvedModel, signal: AbortSignal) => Promise<ModelAnswer<Output>>;

/** What several attempts spent together. A call whose price is unknown makes the sum unknown. */
interface Spent {
  attempts: number;
  usage: Usage | null;
  cost: number | null;
}

/**
 * Who executes a step, and what surrounds it: the model of its role with time limit, retries, one repair attempt and the
 * turn's budget; the rule where no model is configured; and the rule again, visibly, when the model fails.
 */
export async function executeStep<Input, Output>(
  step: AnyStep & { readonly rule: Rule<Input, Output> | null },
  input: Input,
  turn: Turn,
  ask: Ask<Output>,
): Promise<Execution<Output>> {
  turn.signal.throwIfAborted();
  const context = { language: turn.language, weights: turn.weights };
  const model = turn.models.forRole(step.role);
  const spent: Spent = { attempts: 0, usage: null, cost: 0 };
  if (model === null) {
    if (step.rule === null) throw needsModel(step);
    const output = await step.rule(input, context);
    return {
      output,
      executor: "rule",
      fallback: null,
      prompt: null,
      promptHash: null,
      attempts: 1,
      usage: null,
      cost: null,
    };
  }
  const prompt: Prompt = step.prompt(input, context);
  const asked = { prompt, promptHash: hashPrompt(prompt) };
  try {
    const output = await askModel(prompt, model, turn, ask, spent);
    return { output, executor: model.id, fallback: null, ...asked, ...spent };
  } catch (thrown) {
    if (turn.signal.aborted) throw toJihwiError(turn.signal.reason);
    const error = toJihwiError(thrown);
    if (step.rule === null) throw error;
    const output = await step.rule(input, context);
    return { output, executor: "rule", fallback: { from: model.id, error }, ...asked, ...spent };
  }
}

async function askModel<Output>(
  prompt: Prompt,
  model: ResolvedModel,
  turn: Turn,
  ask: Ask<Output>,
  spent: Spent,
): Promise<Output> {
  const first = await askWithRetries(prompt, model, turn, ask, spent);
  if (first.fits) return first.output;
  const second = await askWithRetries(repairPrompt(prompt, first), model, turn, ask, spent);
  if (second.fits) return second.output;
  throw new JihwiError("model-bad-output", {
    message: {
      ko: `${model.id} 모델의 출력이 두 번 모두 형식에 맞지 않았습니다: ${second.problem}`,
      en: `The output of ${model.id} did not fit, twice: ${second.problem}`,
    },
  });
}

async function askWithRetries<Output>(
  prompt: Prompt,
  model: ResolvedModel,
  turn: Turn,
  ask: Ask<Output>,
  spent: Spent,
): Promise<ModelAnswer<Output>> {
  for (let attempt = 0; ; attempt += 1) {
    const exhausted = turn.budget.exhausted();
    if (exhausted !== null) throw exhausted;
    spent.attempts += 1;
    const timeoutMs = turn.budget.timeFor(turn.limits.stepMs);
    using limited = limitSignal(turn.signal, timeoutMs);
    try {
      const answer = await ask(prompt, model, limited.signal);
      count(answer.usage, model, turn, spent);
      return answer;
    } catch (thrown) {
      if (turn.signal.aborted) throw toJihwiError(turn.signal.reason);
      const error = thrown instanceof JihwiError ? thrown : toModelError(thrown, { modelId: model.id, timeoutMs });
      if (!error.retryable || attempt >= turn.limits.retries) throw error;
      const wait = error.retryAfterMs ?? 500 * 2 ** attempt * (1 + turn.random());
      if (wait > turn.budget.timeFor(turn.limits.stepMs)) throw error;
      await sleep(wait, turn.signal);
    }
  }
}

function count(usage: Usage, model: ResolvedModel, turn: Turn, spent: Spent): void {
  const cost = costOf(model.price, usage);
  spent.usage = addUsage(spent.usage, usage);
  spent.cost = spent.cost === null || cost === null ? null : spent.cost + cost;
  turn.budget.spend(usage, cost);
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
