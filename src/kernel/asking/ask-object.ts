import { z } from "zod";
import type { ResolvedModel } from "#models";
import { describeIssues, type SchemaOf } from "#protocol";
import type { ObjectStep } from "../step.ts";
import type { Call } from "./execute-step.ts";
import { type AiSdk, loadAiSdk } from "./load-ai-sdk.ts";
import { type ModelAnswer, usageOf } from "./model-answer.ts";

/** Asks a model for one JSON object, through its native JSON-schema mode where it has one. */
export async function askObject<Input, Output>(
  step: ObjectStep<Input, Output>,
  input: Input,
  { prompt, model, signal }: Call,
): Promise<ModelAnswer<Output>> {
  const sdk = await loadAiSdk();
  const { generateText, NoObjectGeneratedError } = sdk;
  try {
    const result = await generateText({
      model: await model.model(),
      instructions: withSchema(prompt.instructions, step.output, model),
      messages: [...prompt.messages],
      output: outputOf(step, sdk),
      abortSignal: signal,
      maxRetries: 0,
      temperature: step.temperature,
    });
    return judge(step, input, result.output, result.text, usageOf(result.usage));
  } catch (thrown) {
    if (!NoObjectGeneratedError.isInstance(thrown)) throw thrown;
    return salvage(step, input, thrown.text ?? "", usageOf(thrown.usage));
  }
}

/** Making the SDK's description of an output costs half as much as a whole call: each step's is made once. */
const outputs = new WeakMap<object, unknown>();

function outputOf<Input, Output>(step: ObjectStep<Input, Output>, { Output }: AiSdk) {
  const make = () => Output.object({ schema: step.output, name: step.name.replace(/\W/g, "_") });
  // What is kept under a step was made for that very step.
  const made = (outputs.get(step) as ReturnType<typeof make> | undefined) ?? make();
  outputs.set(step, made);
  return made;
}

/** A model without a JSON-schema mode is shown the schema instead. */
function withSchema(instructions: string, schema: SchemaOf, model: ResolvedModel): string {
  if (model.capabilities.structured === "native") return instructions;
  return `${instructions}\n\nAnswer with one JSON object and nothing else. Its JSON Schema:\n${JSON.stringify(z.toJSONSchema(schema))}`;
}

function judge<Input, Output>(
  step: ObjectStep<Input, Output>,
  input: Input,
  output: Output,
  said: string,
  usage: ModelAnswer<Output>["usage"],
): ModelAnswer<Output> {
  const problem = step.check?.(output, input) ?? null;
  return problem === null ? { fits: true, output, usage } : { fits: false, problem, said, usage };
}

/** Models without a JSON mode like to wrap their object in prose or a code fence: what fits inside is taken. */
function salvage<Input, Output>(
  step: ObjectStep<Input, Output>,
  input: Input,
  said: string,
  usage: ModelAnswer<Output>["usage"],
): ModelAnswer<Output> {
  const inner = said.slice(said.indexOf("{"), said.lastIndexOf("}") + 1);
  try {
    const parsed = z.safeParse(step.output, JSON.parse(inner));
    if (parsed.success) return judge(step, input, parsed.data, said, usage);
    return { fits: false, problem: describeIssues(parsed.error).en, said, usage };
  } catch {
    return { fits: false, problem: "it is not a JSON object", said, usage };
  }
}
