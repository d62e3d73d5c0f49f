import type { ErrorRecord, ModelAbilities } from "#protocol";
import { isRejected } from "./errors/from-status.ts";
import { toModelError } from "./errors/to-model-error.ts";
import type { ResolvedEmbedder, ResolvedModel } from "./resolved-model.ts";

/** What the test button shows. */
export type Probe =
  | {
      readonly ok: true;
      readonly latencyMs: number;
      /** What the model said; empty when it said nothing. */
      readonly answer: string;
      /** Null for one that embeds. */
      readonly abilities: ModelAbilities | null;
    }
  | { readonly ok: false; readonly latencyMs: number; readonly error: ErrorRecord };

/**
 * Asks a model for a word, to see whether key, name and address are right, and, once it has answered, for one object by a
 * schema and one choice of a tool and the colour of a picture, to see what it can do. What is found is kept.
 */
export async function probe(
  resolved: ResolvedModel | ResolvedEmbedder,
  { timeoutMs = 15_000 }: { timeoutMs?: number } = {},
): Promise<Probe> {
  const startedAt = performance.now();
  const signal = AbortSignal.timeout(timeoutMs);
  const latency = () => Math.round(performance.now() - startedAt);
  try {
    if ("capabilities" in resolved) {
      const { answer, ...spoken } = await askForAWord(resolved, signal);
      const latencyMs = latency();
      const trials = [takesSchema(resolved), takesTools(resolved), seesPictures(resolved)] as const;
      const [structured, tools, sees] = await Promise.all(trials);
      const window = await resolved.askWindow();
      resolved.learn({ ...spoken, window, structured: structured ? "native" : "prompt", tools, sees });
      return { ok: true, answer, latencyMs, abilities: resolved.capabilities };
    }
    await (await resolved.model()).doEmbed({ values: ["ok"], abortSignal: signal });
    return { ok: true, answer: "", latencyMs: latency(), abilities: null };
  } catch (thrown) {
    const error = toModelError(thrown, { modelId: resolved.id, timeoutMs, signal });
    return { ok: false, latencyMs: latency(), error: error.toRecord() };
  }
}

type CallOptions = Parameters<Awaited<ReturnType<ResolvedModel["model"]>>["doGenerate"]>[0];

const ask = (text: string): Pick<CallOptions, "prompt"> => ({
  prompt: [{ role: "user", content: [{ type: "text", text }] }],
});

async function askForAWord(resolved: ResolvedModel, abortSignal: AbortSignal) {
  const model = await resolved.model();
  const startedAt = performance.now();
  // The least that every provider accepts. A model that thinks first is cut off by it, which is an answer too.
  const maxOutputTokens = 16;
  const { content, usage } = await model.doGenerate({
    ...ask("Answer with the word OK."),
    maxOutputTokens,
    abortSignal,
  });
  const seconds = (performance.now() - startedAt) / 1000;
  const written = usage.outputTokens.total;
  return {
    answer: content
      .flatMap((part) => (part.type === "text" ? [part.text] : []))
      .join("")
      .trim(),
    thinks: content.some(({ type }) => type === "reasoning") || (usage.outputTokens.reasoning ?? 0) > 0,
    tokensPerSecond: written === undefined ? null : Math.round((written / seconds) * 10) / 10,
  };
}

const shape = {
  type: "object" as const,
  properties: { word: { type: "string" as const } },
  required: ["word"],
  additionalProperties: false,
};

function takesSchema(resolved: ResolvedModel): Promise<boolean> {
  return takes(resolved, resolved.capabilities.structured === "native", {
    ...ask("Answer with the word OK in JSON."),
    responseFormat: { type: "json", name: "answer", schema: shape },
  });
}

function takesTools(resolved: ResolvedModel): Promise<boolean> {
  return takes(resolved, resolved.capabilities.tools, {
    ...ask("Call the tool with the word OK."),
    tools: [{ type: "function", name: "say", description: "Says a word", inputSchema: shape }],
    toolChoice: { type: "auto" },
  });
}

/** A red square. */
const picture =
  "iVBORw0KGgoAAAANSUhEUgAAACAAAAAgCAIAAAD8GO2jAAAAJ0lEQVR42u3NsQkAAAjAsP7/tF7hIASyp6lTCQQCgUAgEAgEgi/BAjLD/C5w/SM9AAAAAElFTkSuQmCC";

/** Whether it tells the colour of a picture: a server may well take one and leave it out. */
async function seesPictures(resolved: ResolvedModel): Promise<boolean> {
  const question = { type: "text" as const, text: "Which colour is this picture? Answer with one word." };
  const shown = { type: "file" as const, mediaType: "image/png", data: { type: "data" as const, data: picture } };
  const prompt: CallOptions["prompt"] = [{ role: "user", content: [shown, question] }];
  const abortSignal = AbortSignal.timeout(15_000);
  const call = async () => (await resolved.model()).doGenerate({ prompt, maxOutputTokens: 256, abortSignal });
  return call().then(
    (said) => said.content.some((part) => part.type === "text" && part.text.toLowerCase().includes("red")),
    (thrown: unknown) => (isRejected(thrown) ? false : resolved.capabilities.sees),
  );
}

/** Whether a request is taken: what else goes wrong with it says nothing, and leaves what is known. */
async function takes(resolved: ResolvedModel, known: boolean, options: CallOptions): Promise<boolean> {
  const abortSignal = AbortSignal.timeout(15_000);
  const call = async () => (await resolved.model()).doGenerate({ maxOutputTokens: 64, abortSignal, ...options });
  return call().then(
    () => true,
    (thrown: unknown) => (isRejected(thrown) ? false : known),
  );
}
