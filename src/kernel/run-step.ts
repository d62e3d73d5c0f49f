import { z } from "zod";
import { describeIssues, JihwiError, type Localized, type SchemaOf, toJihwiError, type Usage } from "#protocol";
import { askCalls, askObject } from "./asking/ask-decision.ts";
import { askText, hasWords } from "./asking/ask-text.ts";
import type { ModelAnswer } from "./asking/execute-step.ts";
import {
  type Call,
  type Decided,
  type Execution,
  executeStep,
  type ModelUse,
  noModelUse,
} from "./asking/execute-step.ts";
import { kernelFailure } from "./failure.ts";
import type { JournalSlot } from "./journal.ts";
import type { Run } from "./run.ts";
import type { AnyStep, CallStep, ChosenCalls, ObjectStep, TextStep } from "./step.ts";

/** Changes a text on its way to the reader, such as by dropping citations that do not resolve. */
export interface TextFilter {
  push(delta: string): string;
  flush(): string;
}

export interface StepOptions {
  /** Code knows the outcome: the rule executes the step, and no model is asked though one is there. */
  readonly byRule?: boolean;
  /** Why, for whoever reads the trace. */
  readonly reason?: Localized;
}

export interface TextOptions extends StepOptions {
  /** A fresh filter for each attempt. */
  readonly filter?: () => TextFilter;
  /** Whether the reader of the turn sees the words: by default a text, and not the words beside a choice of tools. */
  readonly stream?: boolean;
}

/**
 * Runs a step: by its model or by its rule, journaled, and recalled when a run that was cut off is resumed. A decision
 * returns its output, a choice of tools what was chosen (nothing is run here), a text what the reader saw of it.
 */
export function runStep<Input, Output>(
  step: ObjectStep<Input, Output>,
  input: Input,
  run: Run,
  options?: StepOptions,
): Promise<Output>;
export function runStep<Input>(
  step: CallStep<Input>,
  input: Input,
  run: Run,
  options?: TextOptions,
): Promise<ChosenCalls>;
export function runStep<Input>(step: TextStep<Input>, input: Input, run: Run, options?: TextOptions): Promise<string>;
export function runStep(step: AnyStep, input: unknown, run: Run, options?: StepOptions): Promise<unknown>;
export async function runStep(step: AnyStep, input: unknown, run: Run, options: TextOptions = {}): Promise<unknown> {
  const checked = checkInput(step, input);
  const slot = run.journal.slot("step", step.name, input);
  if (slot.finished) return z.parse(outputSchemaOf(step), slot.finished.output);
  if (step.kind === "text") return await writeText(step, checked, run, slot, options);
  if (step.kind === "calls" && options.stream === true) return await speakAndChoose(step, checked, run, slot, options);
  const decided = decidedFor(run, step, slot, options);
  return await journaled(slot, run, (asked) =>
    step.kind === "object"
      ? executeStep<unknown, unknown>(step, checked, run, (call) => askObject(step, checked, call), asked, decided)
      : executeStep<unknown, ChosenCalls>(step, checked, run, (call) => askCalls(step, checked, call), asked, decided),
  );
}

const outcomeKnown: Localized = {
  ko: "결과가 정해져 있어 모델에 묻지 않았습니다.",
  en: "The outcome was known, so no model was asked.",
};

/** What a user or the flow decided instead of this run of a step. */
function decidedFor(run: Run, { name }: AnyStep, { nth }: JournalSlot, { byRule, reason }: StepOptions): Decided {
  const corrected = run.corrections.find((one) => one.step === name && one.nth === nth)?.expect;
  return { corrected, reason: byRule === true ? (reason ?? outcomeKnown) : null };
}

const chosenCallSchema = z.object({ tool: z.string(), arguments: z.unknown() });
const chosenCallsSchema = z.object({
  text: z.string(),
  calls: z.array(chosenCallSchema),
  dropped: z.array(chosenCallSchema).optional(),
});
const textSchema = z.string();

function outputSchemaOf(step: AnyStep): SchemaOf {
  if (step.kind === "object") return step.output;
  return step.kind === "text" ? textSchema : chosenCallsSchema;
}

function checkInput<Input>(step: { name: string; input: SchemaOf<Input> }, input: unknown): Input {
  const parsed = z.safeParse(step.input, input);
  if (parsed.success) return parsed.data;
  throw kernelFailure("wrong-step-input", { name: step.name, why: describeIssues(parsed.error) });
}

/** Writes what happened into the journal, and what a model was asked for it. `shown` is what the reader has seen so far. */
async function journaled<Output>(
  slot: JournalSlot,
  run: Run,
  execute: (asked: ModelUse) => Promise<Execution<Output>>,
  shown: () => string | null = () => null,
): Promise<Output> {
  const asked = noModelUse();
  const { output, executor, fallback, reason, partial } = await execute(asked).catch(fail);
  const error = (fallback?.error ?? partial)?.toRecord() ?? null;
  const fallbackFrom = fallback?.from ?? null;
  const { model: _, ...call } = asked;
  await slot.record({ status: "finished", output, shown: shown(), executor, fallbackFrom, reason, error, ...call });
  return output;

  async function fail(thrown: unknown): Promise<never> {
    const error = toJihwiError(thrown);
    // A run that another process goes on with, or that has lost its journal, writes nothing any more.
    const isOurs = !run.signal.aborted || toJihwiError(run.signal.reason).code === "cancelled";
    const { model, ...call } = asked;
    const made = { output: null, shown: shown(), executor: asked.attempts > 0 ? model : null };
    if (isOurs) await slot.record({ status: "failed", ...made, error: error.toRecord(), ...call });
    throw error;
  }
}

async function writeText<Input>(
  step: TextStep<Input>,
  input: Input,
  run: Run,
  slot: JournalSlot,
  options: TextOptions,
): Promise<string> {
  const { filter: createFilter, stream = true } = options;
  const writer = createWriter(stream ? slot.stream : () => {});
  const execute = async (asked: ModelUse) => {
    const ask = (call: Call) => writeByModel(step, input, call, writer, createFilter?.(), run);
    const decided = decidedFor(run, step, slot, options);
    const execution = await executeStep<Input, string>(step, input, run, ask, asked, decided);
    if (execution.executor === "rule") {
      const filter = createFilter?.();
      writer.begin();
      if (writer.text() !== "") writer.write("\n\n---\n\n");
      writer.write(filter ? filter.push(execution.output) + filter.flush() : execution.output);
    }
    return { ...execution, output: writer.text() };
  };
  return await journaled(slot, run, execute, () => (stream ? writer.text() : null));
}

/** A model's text of fewer characters than this is no answer that could stand alone when it breaks off. */
const leastOfSubstance = 40;

async function writeByModel<Input>(
  step: TextStep<Input>,
  input: Input,
  call: Call,
  writer: Writer,
  filter: TextFilter | undefined,
  run: Run,
): Promise<ModelAnswer<string>> {
  writer.begin();
  let answer: ModelAnswer<string>;
  try {
    answer = await askText(step, input, call, (delta) => writer.write(filter ? filter.push(delta) : delta));
  } catch (thrown) {
    if (writer.text() === "" || run.signal.aborted) throw thrown;
    // Half an answer has been read: asking again would write it twice, and a rule's text would not go on from there.
    if (filter) writer.write(filter.flush());
    const error = run.budget.exhausted() ?? call.errorOf(thrown);
    return brokenOffAt(writer, error, { inputTokens: null, outputTokens: null });
  }
  if (!answer.fits) return answer;
  if (filter) writer.write(filter.flush());
  const { output, usage, partial } = answer;
  if (writer.text() === "") return { fits: false, problem: "nothing of it may be shown", said: output, usage };
  return partial === undefined ? answer : brokenOffAt(writer, partial, usage);
}

/** What was read stays as an answer that breaks off, unless there is too little of it. */
function brokenOffAt(writer: Writer, error: JihwiError, usage: Usage) {
  const partial = brokenOff(error);
  if (writer.text().trim().length < leastOfSubstance) throw partial;
  return { fits: true as const, output: writer.text(), usage, partial };
}

function brokenOff(error: JihwiError): JihwiError {
  const { ko, en } = error.says;
  return new JihwiError(error.code, {
    message: {
      ko: `모델이 답을 쓰다가 멈췄습니다. ${ko}`,
      en: `The model stopped in the middle of its answer. ${en}`,
    },
    hint: error.hint ?? undefined,
    cause: error,
  });
}

/**
 * A choice of tools whose words the reader sees as they come. Words of an attempt that failed stay, since they were read:
 * what the next attempt says beside a call would only say them again, and is shown where there is no call.
 */
async function speakAndChoose<Input>(
  step: CallStep<Input>,
  input: Input,
  run: Run,
  slot: JournalSlot,
  options: TextOptions,
): Promise<ChosenCalls> {
  const { filter: createFilter } = options;
  const writer = createWriter(slot.stream);
  const show = (text: string) => {
    const filter = createFilter?.();
    writer.begin();
    if (writer.text() !== "" && hasWords(text)) writer.write("\n\n");
    writer.write(filter ? filter.push(text) + filter.flush() : text);
  };
  const execute = async (asked: ModelUse) => {
    let isShown = false;
    const ask = async (call: Call) => {
      isShown = writer.text() === "";
      if (!isShown) return await askCalls(step, input, call, () => {});
      const filter = createFilter?.();
      writer.begin();
      const sink = (delta: string) => writer.write(filter ? filter.push(delta) : delta);
      const answer = await askCalls(step, input, call, sink).catch((thrown: unknown) => {
        if (step.checkWords === undefined || writer.text() === "" || run.signal.aborted) throw thrown;
        const error = run.budget.exhausted() ?? call.errorOf(thrown);
        const { output, ...rest } = brokenOffAt(writer, error, { inputTokens: null, outputTokens: null });
        return { ...rest, output: { text: output, calls: [] } };
      });
      if (filter) writer.write(filter.flush());
      return answer;
    };
    const decided = decidedFor(run, step, slot, options);
    const execution = await executeStep<Input, ChosenCalls>(step, input, run, ask, asked, decided);
    const { text, calls } = execution.output;
    if (execution.executor === "rule") isShown = false;
    const isAnswer = step.checkWords !== undefined;
    if (!isShown && (isAnswer || writer.text() === "" || calls.length === 0)) show(text);
    return { ...execution, output: { ...execution.output, text: writer.text() } };
  };
  return await journaled(slot, run, execute, writer.text);
}

/** What the reader has seen. What is not to be seen (white space, marks alone) waits for words, and is dropped without them. */
interface Writer {
  /** Begins an attempt: what waits of the one before is dropped. */
  begin(): void;
  write(delta: string): void;
  text(): string;
}

function createWriter(stream: (delta: string) => void): Writer {
  let text = "";
  let waiting = "";
  return {
    text: () => text,
    begin() {
      waiting = "";
    },
    write(delta) {
      waiting += delta;
      if (waiting === "" || (text === "" && !hasWords(waiting))) return;
      const words = text === "" ? waiting.trimStart() : waiting;
      waiting = "";
      text += words;
      stream(words);
    },
  };
}
