import { z } from "zod";
import { describeIssues, JihwiError, toJihwiError } from "#protocol";
import { askCalls } from "./ask-calls.ts";
import { askObject } from "./ask-object.ts";
import { askText } from "./ask-text.ts";
import { type Execution, executeStep } from "./execute-step.ts";
import type { JournalSlot } from "./journal.ts";
import type { AnyStep, CallStep, ChosenCalls, ObjectStep, TextStep } from "./step.ts";
import type { Turn } from "./turn.ts";

/** Runs a decision: by its model or by its rule, journaled, and recalled when a cut-off turn runs again. */
export async function runStep<Input, Output>(
  step: ObjectStep<Input, Output>,
  input: Input,
  turn: Turn,
): Promise<Output> {
  const checked = checkInput(step, input);
  const slot = turn.journal.slot("step", step.name, input);
  if (slot.finished) return step.output.parse(slot.finished.output);
  const execution = await journaled(step, slot, turn, () =>
    executeStep<Input, Output>(step, checked, turn, (prompt, model, signal) =>
      askObject(step, checked, prompt, model, signal),
    ),
  );
  return execution.output;
}

/** Lets a model or the rule choose tools. What was chosen is not run here. */
export async function runCallStep<Input>(step: CallStep<Input>, input: Input, turn: Turn): Promise<ChosenCalls> {
  const checked = checkInput(step, input);
  const slot = turn.journal.slot("step", step.name, input);
  if (slot.finished) return chosenCallsSchema.parse(slot.finished.output);
  const execution = await journaled(step, slot, turn, () =>
    executeStep<Input, ChosenCalls>(step, checked, turn, (prompt, model, signal) =>
      askCalls(step, checked, prompt, model, signal),
    ),
  );
  return execution.output;
}

/** Changes a text on its way to the reader, such as by dropping citations that do not resolve. */
export interface TextFilter {
  push(delta: string): string;
  flush(): string;
}

export interface TextOptions {
  /** A fresh filter for each attempt. */
  readonly filter?: () => TextFilter;
  /** A line that code adds at the end: that rules answered, that a limit was reached. */
  readonly closing?: (execution: Pick<Execution<string>, "executor" | "fallback">) => string | null;
  /** False for texts that are not for the reader of the turn. */
  readonly stream?: boolean;
}

/** Writes a text and streams it to the reader, through the filter. Returns what the reader saw. */
export async function runTextStep<Input>(
  step: TextStep<Input>,
  input: Input,
  turn: Turn,
  options: TextOptions = {},
): Promise<string> {
  const checked = checkInput(step, input);
  const slot = turn.journal.slot("step", step.name, input);
  const output = createTextOutput(`text-${slot.key}`, turn, options.stream ?? true);
  if (slot.finished) {
    const text = z.string().parse(slot.finished.output);
    output.write(text);
    output.end();
    return text;
  }
  const execution = await journaled(step, slot, turn, async () => {
    let streamed = false;
    const run = await executeStep<Input, string>(step, checked, turn, async (prompt, model, signal) => {
      const filter = options.filter?.();
      try {
        const answer = await askText(step, checked, prompt, model, signal, (delta) => {
          streamed = true;
          output.write(filter ? filter.push(delta) : delta);
        });
        if (answer.fits && filter) output.write(filter.flush());
        return answer;
      } catch (thrown) {
        // Half an answer has been read: asking again would write it twice, so the rule completes the turn.
        if (streamed) throw notRetryable(thrown);
        throw thrown;
      }
    });
    if (run.executor === "rule") {
      const filter = options.filter?.();
      if (streamed) output.write("\n\n---\n\n");
      output.write(filter ? filter.push(run.output) + filter.flush() : run.output);
    }
    const closing = options.closing?.(run) ?? null;
    if (closing !== null) output.write(`\n\n${closing}`);
    output.end();
    return { ...run, output: output.text() };
  });
  return execution.output;
}

const chosenCallsSchema = z.object({
  text: z.string(),
  calls: z.array(z.object({ tool: z.string(), arguments: z.unknown() })),
  dropped: z.array(z.object({ tool: z.string(), arguments: z.unknown() })).optional(),
});

function checkInput<Input>(step: { name: string; input: z.ZodType<Input> }, input: Input): Input {
  const parsed = step.input.safeParse(input);
  if (parsed.success) return parsed.data;
  throw new JihwiError("internal", {
    message: {
      ko: `${step.name} 단계의 입력이 스키마에 맞지 않습니다: ${describeIssues(parsed.error)}`,
      en: `The input of step ${step.name} does not fit its schema: ${describeIssues(parsed.error)}`,
    },
  });
}

/** Writes what happened into the journal and tells the reader who executed. */
async function journaled<Output>(
  step: AnyStep,
  slot: JournalSlot,
  turn: Turn,
  run: () => Promise<Execution<Output>>,
): Promise<Execution<Output>> {
  const id = `step-${slot.key}`;
  turn.emit({ type: "data-step", id, data: { step: step.name, status: "running", executor: null, usage: null } });
  try {
    const execution = await run();
    const { output, executor, fallback, prompt, promptHash, attempts, usage, cost } = execution;
    const error = fallback?.error.toRecord() ?? null;
    await slot.record({
      status: "finished",
      output,
      executor,
      prompt,
      promptHash,
      attempts,
      usage,
      cost,
      error,
      fallbackFrom: fallback?.from ?? null,
    });
    const status = fallback === null ? "finished" : "fallback";
    turn.emit({ type: "data-step", id, data: { step: step.name, status, executor, usage } });
    if (fallback !== null) await tellFallback(step, fallback, turn);
    return execution;
  } catch (thrown) {
    const error = toJihwiError(thrown);
    if (!turn.signal.aborted) await slot.record({ status: "failed", output: null, error: error.toRecord() });
    turn.emit({ type: "data-step", id, data: { step: step.name, status: "failed", executor: null, usage: null } });
    throw error;
  }
}

async function tellFallback(step: AnyStep, fallback: { from: string; error: JihwiError }, turn: Turn): Promise<void> {
  const { ko, en } = fallback.error.says;
  await turn.notice(fallback.error.code === "budget-exceeded" ? "budget" : "fallback", {
    ko: `${step.name} 단계는 모델(${fallback.from}) 대신 규칙이 맡았습니다. ${ko}`,
    en: `Rules took over the step ${step.name} from ${fallback.from}. ${en}`,
  });
}

function notRetryable(thrown: unknown): unknown {
  if (!(thrown instanceof Error) || thrown.name === "AbortError") return thrown;
  const { says } = toJihwiError(thrown);
  return new JihwiError("model-unavailable", {
    message: {
      ko: `모델이 답을 쓰다가 멈췄습니다. ${says.ko}`,
      en: `The model stopped in the middle of its answer. ${says.en}`,
    },
    cause: thrown,
  });
}

function createTextOutput(id: string, turn: Turn, stream: boolean) {
  let text = "";
  let open = false;
  return {
    text: () => text,
    write(delta: string) {
      if (delta === "") return;
      text += delta;
      if (!stream) return;
      if (!open) turn.emit({ type: "text-start", id });
      open = true;
      turn.emit({ type: "text-delta", id, delta });
    },
    end() {
      if (open) turn.emit({ type: "text-end", id });
      open = false;
    },
  };
}
