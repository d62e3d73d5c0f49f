import type { JihwiError } from "#protocol";
import { modelFailure } from "../../failure.ts";
import type { Binding, Chat, GenerateOptions, Grammar, HistoryItem } from "./binding.ts";

export interface EngineOptions {
  readonly modelPath: string;
  readonly gpu: "auto" | false;
  readonly threads: number | null;
  readonly contextSize: number;
}

/** One loaded model with one context. Calls take turns: a context holds one conversation at a time. */
export interface LlamaEngine {
  createGrammar(schema: unknown): Promise<Grammar>;
  generate(history: readonly HistoryItem[], options: GenerateOptions): Promise<Generated>;
}

export interface Generated {
  readonly inputTokens: number;
  readonly functionCalls: readonly { functionName: string; params: unknown }[];
  readonly stopReason: string;
}

export async function createEngine(binding: Binding, options: EngineOptions): Promise<LlamaEngine> {
  const threads = options.threads === null ? {} : { threads: options.threads };
  const llama = await binding.getLlama({
    gpu: options.gpu,
    // Nothing is compiled or fetched behind anybody's back, and nothing is printed between the lines of a result.
    build: "never",
    skipDownload: true,
    progressLogs: false,
    logLevel: "error",
    logger: () => {},
    maxThreads: options.threads ?? undefined,
  });
  const model = await llama.loadModel({ modelPath: options.modelPath });
  const context = await model.createContext({ contextSize: { max: options.contextSize }, ...threads });
  const chat = new binding.LlamaChat({ contextSequence: context.getSequence() });
  const takeTurn = createQueue();
  return {
    createGrammar: (schema) => llama.createGrammarForJsonSchema(schema),
    generate: (history, call) =>
      takeTurn(call.signal, async () => {
        const inputTokens = countTokens(chat, history, model.tokenizer);
        const room = context.contextSize - inputTokens;
        // Without this the library would silently forget the beginning of the conversation.
        if (room < smallestAnswer) throw tooLong(inputTokens, context.contextSize);
        const maxTokens = Math.min(call.maxTokens ?? room, room);
        const { functionCalls = [], metadata } = await chat.generateResponse(history, { ...call, maxTokens });
        return { inputTokens, functionCalls, stopReason: metadata.stopReason };
      }),
  };
}

const smallestAnswer = 16;

function countTokens(chat: Chat, chatHistory: readonly HistoryItem[], tokenizer: unknown): number {
  return chat.chatWrapper.generateContextState({ chatHistory }).contextText.tokenize(tokenizer).length;
}

/** Runs one piece of work after the other. Whoever gives up while waiting leaves without having had a turn. */
function createQueue() {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(signal: AbortSignal | undefined, work: () => Promise<T>): Promise<T> => {
    const mine = last.then(() => {
      signal?.throwIfAborted();
      return work();
    });
    last = mine.catch(() => {});
    return mine;
  };
}

function tooLong(inputTokens: number, contextSize: number): JihwiError {
  return modelFailure("too-long", { inputTokens, contextSize });
}
