import assert from "node:assert/strict";
import { test } from "node:test";
import { generateText, isStepCount, Output, streamText, tool } from "ai";
import { z } from "zod";
import { JihwiError } from "#protocol";
import { createModelRegistry } from "../../registry.ts";
import type { Binding, GenerateOptions, HistoryItem } from "./binding.ts";
import { createEngine } from "./engine.ts";
import { toGrammarSchema } from "./grammar-schema.ts";
import { createLlamaCppModel } from "./model.ts";

// The package and a GGUF are too large for tests: a stand-in for the package plays the part. The real ones were tried
// by hand, which docs/decisions records.

test("text streams in pieces and tokens are counted", async () => {
  const { model, calls } = await standIn(async (_history, options) => say(options, "하나 ", "둘 ", "셋"));
  const result = streamText({ model, instructions: "짧게", prompt: "세어 줘", maxRetries: 0 });
  const pieces: string[] = [];
  for await (const piece of result.textStream) pieces.push(piece);
  assert.deepEqual(pieces, ["하나 ", "둘 ", "셋"]);
  const usage = await result.usage;
  assert.deepEqual([usage.inputTokens, usage.outputTokens], [3, 3]);
  assert.deepEqual(calls[0]?.history, [
    { type: "system", text: "짧게" },
    { type: "user", text: "세어 줘" },
    { type: "model", response: [] },
  ]);
});

test("a structured answer is held to a grammar, and the model is shown the schema", async () => {
  const { model, calls, grammars } = await standIn(async (_history, options) => say(options, '{"why":null}'));
  const schema = z.object({ why: z.string().max(9).nullable() });
  const result = await generateText({ model, prompt: "판정", output: Output.object({ schema }), maxRetries: 0 });
  assert.deepEqual(result.output, { why: null });
  assert.deepEqual(z.object({ properties: z.unknown() }).parse(grammars[0]).properties, {
    why: { oneOf: [{ type: "string", maxLength: 9 }, { type: "null" }] },
  });
  assert.ok(calls[0]?.options.grammar !== undefined);
  assert.match(JSON.stringify(calls[0]?.history[0]), /fits this schema/);
});

test("a tool's call and its result become one item of the model's turn", async () => {
  const { model, calls } = await standIn(async (history, options) =>
    JSON.stringify(history).includes("맑음")
      ? say(options, "서울은 맑습니다.")
      : {
          functionCalls: [{ functionName: "weather", params: { city: "서울" } }],
          metadata: { stopReason: "functionCalls" },
        },
  );
  const weather = tool({ inputSchema: z.object({ city: z.string() }), execute: async () => "맑음" });
  const result = await generateText({
    model,
    prompt: "날씨?",
    tools: { weather },
    stopWhen: isStepCount(2),
    maxRetries: 0,
  });
  assert.equal(result.text, "서울은 맑습니다.");
  assert.deepEqual(calls[1]?.history.at(-1), {
    type: "model",
    response: [{ type: "functionCall", name: "weather", params: { city: "서울" }, result: "맑음" }],
  });
});

test("stopping a stream stops the model and frees it for the next call", async () => {
  const { model, calls } = await standIn(async (history, options) => {
    if (JSON.stringify(history).includes("짧은")) return say(options, "끝");
    for (;;) {
      options.onResponseChunk?.({ type: undefined, text: "계속 ", tokens: [1] });
      await new Promise((resolve) => setTimeout(resolve, 1));
      options.signal?.throwIfAborted();
    }
  });
  const stop = new AbortController();
  const endless = streamText({ model, prompt: "긴 글", abortSignal: stop.signal, maxRetries: 0, onError: () => {} });
  for await (const _piece of endless.textStream) stop.abort();
  assert.equal(calls[0]?.options.signal?.aborted, true);
  assert.equal((await generateText({ model, prompt: "짧은 글", maxRetries: 0 })).text, "끝");
});

test("calls take turns, since a context holds one conversation", async () => {
  let running = 0;
  const { model } = await standIn(async (_history, options) => {
    running += 1;
    assert.equal(running, 1);
    await new Promise((resolve) => setTimeout(resolve, 5));
    running -= 1;
    return say(options, "응");
  });
  await Promise.all([1, 2, 3].map(() => generateText({ model, prompt: "x", maxRetries: 0 })));
});

test("an input that does not fit is an error, not a conversation without its beginning", async () => {
  const { model } = await standIn(async (_history, options) => say(options, "응"));
  await assert.rejects(
    generateText({ model, prompt: "낱말 ".repeat(200), maxRetries: 0 }),
    (error) =>
      error instanceof JihwiError && error.code === "too-large" && /LLAMA_CPP_CONTEXT/.test(error.hint?.en ?? ""),
  );
});

test("an answer cut off by its limit says length", async () => {
  const { model, calls } = await standIn(async (_history, options) => ({
    ...say(options, "반쯤"),
    metadata: { stopReason: "maxTokens" },
  }));
  const result = await generateText({ model, prompt: "x", maxOutputTokens: 4, maxRetries: 0 });
  assert.equal(result.finishReason, "length");
  assert.equal(calls[0]?.options.maxTokens, 4);
});

test("schemas become grammars without losing what they say", () => {
  const schema = z.object({
    anyOf: z.enum(["anyOf", "format"]),
    when: z.iso.date(),
    where: z.url(),
    parts: z.array(z.object({ name: z.string() }).nullable()),
  });
  const { properties } = z
    .object({ properties: z.record(z.string(), z.looseObject({})) })
    .parse(toGrammarSchema(z.toJSONSchema(schema)));
  assert.deepEqual(properties.anyOf?.enum, ["anyOf", "format"]);
  assert.equal(properties.when?.format, "date");
  assert.equal(properties.where?.format, undefined);
  const [part, none] = z.object({ oneOf: z.array(z.looseObject({})) }).parse(properties.parts?.items).oneOf;
  assert.deepEqual([part?.required, none], [["name"], { type: "null" }]);
});

test("without the package the error names what to install; nothing else is loaded", async () => {
  const model = createModelRegistry({ env: { JIHWI_MODEL: "llama-cpp:/models/none.gguf" } }).forRole("plan");
  assert.deepEqual([model?.local, model?.price], [true, { inputPerMTok: 0, outputPerMTok: 0 }]);
  await assert.rejects(
    async () => model?.model(),
    (error) =>
      error instanceof JihwiError &&
      // With the package at hand it is the missing file that is named.
      (error.code === "bad-config" ||
        (error.code === "model-not-configured" && /npm install node-llama-cpp/.test(error.hint?.en ?? ""))),
  );
});

type Answer = Awaited<ReturnType<InstanceType<Binding["LlamaChat"]>["generateResponse"]>>;
type Play = (history: readonly HistoryItem[], options: GenerateOptions) => Promise<Answer>;

function say(options: GenerateOptions, ...pieces: readonly string[]): Answer {
  for (const text of pieces) options.onResponseChunk?.({ type: undefined, text, tokens: [1] });
  return { metadata: { stopReason: "eogToken" } };
}

/** A model on a stand-in for the package, whose context holds 128 words. */
async function standIn(play: Play) {
  const calls: { history: readonly HistoryItem[]; options: GenerateOptions }[] = [];
  const grammars: unknown[] = [];
  const binding: Binding = {
    getLlama: async () => ({
      loadModel: async () => ({
        tokenizer: null,
        createContext: async () => ({ contextSize: 128, getSequence: () => null }),
      }),
      createGrammarForJsonSchema: async (schema) => {
        grammars.push(schema);
        return {};
      },
    }),
    LlamaChat: class {
      chatWrapper = {
        generateContextState: ({ chatHistory }: { chatHistory: readonly HistoryItem[] }) => ({
          contextText: { tokenize: () => JSON.stringify(chatHistory).match(/[가-힣]+/g) ?? [] },
        }),
      };
      async generateResponse(history: readonly HistoryItem[], options: GenerateOptions): Promise<Answer> {
        calls.push({ history: structuredClone(history), options });
        return await play(history, options);
      }
    },
  };
  const engine = await createEngine(binding, { modelPath: "x.gguf", gpu: false, threads: 1, contextSize: 128 });
  return { model: createLlamaCppModel("x.gguf", engine), calls, grammars };
}
