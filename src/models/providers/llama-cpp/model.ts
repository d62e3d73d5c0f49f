import type {
  LanguageModelV4,
  LanguageModelV4CallOptions,
  LanguageModelV4Content,
  LanguageModelV4FinishReason,
  LanguageModelV4StreamPart,
  LanguageModelV4Usage,
} from "@ai-sdk/provider";
import type { GenerateOptions, HistoryItem } from "./binding.ts";
import type { LlamaEngine } from "./engine.ts";
import { toGrammarSchema } from "./grammar-schema.ts";
import { toHistory } from "./history.ts";

/** A GGUF model in this process, as the AI SDK knows models: text, streaming, tools, JSON by grammar, abort. */
export function createLlamaCppModel(modelId: string, engine: LlamaEngine): LanguageModelV4 {
  return {
    specificationVersion: "v4",
    provider: "llama-cpp",
    modelId,
    supportedUrls: {},
    async doGenerate(options) {
      let text = "";
      const result = await run(engine, options, (piece) => {
        text += piece;
      });
      const content: LanguageModelV4Content[] = text === "" ? [] : [{ type: "text", text }];
      return { content: [...content, ...result.toolCalls], ...ending(result), warnings: [] };
    },
    async doStream(options) {
      // The context is shared: a reader who leaves must free it for the next.
      const left = new AbortController();
      const signals = [left.signal, ...(options.abortSignal === undefined ? [] : [options.abortSignal])];
      const abortSignal = AbortSignal.any(signals);
      const stream = new ReadableStream<LanguageModelV4StreamPart>({
        start(controller) {
          pump(engine, { ...options, abortSignal }, controller).catch((failure: unknown) => {
            if (!left.signal.aborted) controller.error(failure);
          });
        },
        cancel: () => left.abort(),
      });
      return { stream };
    },
  };
}

async function pump(
  engine: LlamaEngine,
  options: LanguageModelV4CallOptions,
  controller: ReadableStreamDefaultController<LanguageModelV4StreamPart>,
): Promise<void> {
  const id = "text";
  let started = false;
  controller.enqueue({ type: "stream-start", warnings: [] });
  const result = await run(engine, options, (delta) => {
    if (!started) controller.enqueue({ type: "text-start", id });
    started = true;
    controller.enqueue({ type: "text-delta", id, delta });
  });
  if (started) controller.enqueue({ type: "text-end", id });
  for (const call of result.toolCalls) controller.enqueue(call);
  controller.enqueue({ type: "finish", ...ending(result) });
  controller.close();
}

type ToolCall = Extract<LanguageModelV4Content, { type: "tool-call" }>;

interface Result {
  readonly toolCalls: readonly ToolCall[];
  readonly stopReason: string;
  readonly inputTokens: number;
  readonly outputTokens: number;
}

async function run(
  engine: LlamaEngine,
  options: LanguageModelV4CallOptions,
  onText: (piece: string) => void,
): Promise<Result> {
  let outputTokens = 0;
  const { functionCalls, stopReason, inputTokens } = await engine.generate(historyOf(options), {
    ...settingsOf(options),
    ...(await constraintOf(engine, options)),
    onResponseChunk: (chunk) => {
      outputTokens += chunk.tokens.length;
      // Segments are thoughts and comments: counted, not shown.
      if (chunk.type === undefined && chunk.text !== "") onText(chunk.text);
    },
  });
  const toolCalls = functionCalls.map(
    ({ functionName, params }, index): ToolCall => ({
      type: "tool-call",
      toolCallId: `call-${inputTokens}-${index + 1}`,
      toolName: functionName,
      input: JSON.stringify(params ?? {}),
    }),
  );
  return { toolCalls, stopReason, inputTokens, outputTokens };
}

/** A grammar lets only fitting JSON through, but tells the model nothing: what the fields mean it must read. */
function historyOf({ prompt, responseFormat, tools = [] }: LanguageModelV4CallOptions): HistoryItem[] {
  const history = toHistory(prompt);
  if (responseFormat?.type !== "json" || tools.length > 0) return history;
  const schema =
    responseFormat.schema === undefined ? "" : ` that fits this schema: ${JSON.stringify(responseFormat.schema)}`;
  const asked = `Answer with JSON${schema}`;
  const [first, ...rest] = history;
  if (first?.type === "system") return [{ type: "system", text: `${first.text}\n\n${asked}` }, ...rest];
  return [{ type: "system", text: asked }, ...history];
}

function settingsOf(options: LanguageModelV4CallOptions): GenerateOptions {
  const { abortSignal, maxOutputTokens, temperature, topP, topK, seed, stopSequences } = options;
  return {
    signal: abortSignal,
    maxTokens: maxOutputTokens,
    temperature,
    topP,
    topK,
    seed,
    customStopTriggers: stopSequences,
  };
}

/** Tools or a grammar: llama.cpp holds an answer to one of the two. */
async function constraintOf(engine: LlamaEngine, options: LanguageModelV4CallOptions): Promise<GenerateOptions> {
  const { tools = [], toolChoice, responseFormat } = options;
  const functions = tools.flatMap((tool) => (tool.type === "function" ? [tool] : []));
  if (functions.length > 0 && toolChoice?.type !== "none") {
    const declared = functions.map(({ name, description, inputSchema }) => [
      name,
      { description, params: toGrammarSchema(inputSchema) },
    ]);
    return { functions: Object.fromEntries(declared) };
  }
  if (responseFormat?.type !== "json") return {};
  return { grammar: await engine.createGrammar(toGrammarSchema(responseFormat.schema ?? { type: "object" })) };
}

function ending(result: Result): { finishReason: LanguageModelV4FinishReason; usage: LanguageModelV4Usage } {
  const { inputTokens, outputTokens, stopReason } = result;
  return {
    finishReason: { unified: finishOf(result), raw: stopReason },
    usage: {
      inputTokens: { total: inputTokens, noCache: inputTokens, cacheRead: undefined, cacheWrite: undefined },
      outputTokens: { total: outputTokens, text: outputTokens, reasoning: undefined },
    },
  };
}

function finishOf({ toolCalls, stopReason }: Result): LanguageModelV4FinishReason["unified"] {
  if (toolCalls.length > 0) return "tool-calls";
  if (stopReason === "maxTokens") return "length";
  return stopReason === "abort" ? "interrupted" : "stop";
}
