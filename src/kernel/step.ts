import type { Localized, SchemaOf } from "#protocol";
import type { Prompt, PromptContext } from "./prompt.ts";
import type { StepRole } from "./run.ts";
import type { ToolDeclaration } from "./tool.ts";

/** Plain code that produces the same output type as the model would. */
export type Rule<Input, Output> = (input: Input, context: PromptContext) => Output | Promise<Output>;

interface StepBase<Input, Output> {
  /** `agent.step`, such as `chat.select-tool`. */
  readonly name: string;
  readonly role: StepRole;
  readonly input: SchemaOf<Input>;
  readonly prompt: (input: Input, context: PromptContext) => Prompt;
  /** Null where no rule can exist (a translation): then `needsModel` says what the step would have done. */
  readonly rule: Rule<Input, Output> | null;
  readonly needsModel?: Localized;
  readonly temperature?: number;
  /** What is wrong with an output that fits its schema; null when nothing is. The model gets one chance to mend it. */
  readonly check?: (output: Output, input: Input) => string | null;
  /** Whether an output is what a case of `cases.jsonl` expects, where fields that are equal would not do. */
  readonly agree?: (output: unknown, expect: unknown) => boolean;
}

/** A typed decision: one JSON object. */
export interface ObjectStep<Input, Output> extends StepBase<Input, Output> {
  readonly kind: "object";
  readonly output: SchemaOf<Output>;
}

/** A piece of writing, streamed to the reader. */
export interface TextStep<Input> extends StepBase<Input, string> {
  readonly kind: "text";
  /** How many characters the check needs; the first sentence does unless it is told. */
  readonly checkAt?: number | undefined;
  /** Characters after which an endless model is stopped. */
  readonly maxCharacters?: number;
}

/** A choice of tools by function calling. Choosing none is an answer too; code runs what was chosen, never the model. */
export interface CallStep<Input> extends StepBase<Input, ChosenCalls> {
  readonly kind: "calls";
  readonly tools: (input: Input) => readonly ToolDeclaration[];
  /** More calls than this in one answer are dropped, and the journal says so. */
  readonly maxCalls: number;
  /**
   * What is wrong with the beginning of its words; null when nothing is. A step that has it writes an answer: its words are
   * looked at before any of them is shown, those that break off stay, and a call that does not fit is dropped for their sake.
   */
  readonly checkWords?: (text: string, input: Input) => string | null;
}

export interface ChosenCall {
  readonly tool: string;
  readonly arguments: unknown;
}
export interface ChosenCalls {
  readonly text: string;
  readonly calls: readonly ChosenCall[];
  /** Calls beyond the limit, which were not taken. */
  readonly dropped?: readonly ChosenCall[];
}

/** Any step, for lists and look-ups by name. */
// biome-ignore lint/suspicious/noExplicitAny: a list of steps has no common input type; each is validated by its own schema
export type AnyStep = ObjectStep<any, any> | TextStep<any> | CallStep<any>;

/** Declares a typed decision that a model or a rule takes. */
export function defineStep<Input, Output>(step: Omit<ObjectStep<Input, Output>, "kind">): ObjectStep<Input, Output> {
  return { kind: "object", ...step };
}

/** Declares a piece of writing that streams to the reader. */
export function defineTextStep<Input>(step: Omit<TextStep<Input>, "kind">): TextStep<Input> {
  return { kind: "text", ...step };
}

/** Declares a choice of tools by function calling. */
export function defineCallStep<Input>(step: Omit<CallStep<Input>, "kind">): CallStep<Input> {
  return { kind: "calls", ...step };
}
