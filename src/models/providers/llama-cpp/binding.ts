import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { z } from "zod";

// The part of `node-llama-cpp` that is used here. The package is no dependency (it brings 300 MB of binaries), so its
// own types are not at hand; these say what the adapter relies on.

export interface Grammar {
  readonly __brand?: never;
}

export type HistoryItem =
  | { type: "system"; text: string }
  | { type: "user"; text: string }
  | { type: "model"; response: (string | FunctionCallItem)[] };

export interface FunctionCallItem {
  type: "functionCall";
  name: string;
  params: unknown;
  result: unknown;
}

export interface GenerateOptions {
  readonly signal?: AbortSignal;
  readonly maxTokens?: number;
  readonly temperature?: number;
  readonly topP?: number;
  readonly topK?: number;
  readonly seed?: number;
  readonly customStopTriggers?: readonly string[];
  readonly grammar?: Grammar;
  readonly functions?: Readonly<Record<string, { description?: string; params?: unknown }>>;
  readonly onResponseChunk?: (chunk: { type: "segment" | undefined; text: string; tokens: readonly unknown[] }) => void;
}

export interface Chat {
  readonly chatWrapper: {
    generateContextState(options: { chatHistory: readonly HistoryItem[] }): {
      contextText: { tokenize(tokenizer: unknown): readonly unknown[] };
    };
  };
  generateResponse(
    history: readonly HistoryItem[],
    options: GenerateOptions,
  ): Promise<{
    functionCalls?: readonly { functionName: string; params: unknown }[];
    metadata: { stopReason: string };
  }>;
}

export interface Llama {
  loadModel(options: { modelPath: string; loadSignal?: AbortSignal }): Promise<LlamaModel>;
  createGrammarForJsonSchema(schema: unknown): Promise<Grammar>;
}

export interface LlamaModel {
  readonly tokenizer: unknown;
  createContext(options: { contextSize: { max: number }; threads?: number }): Promise<{
    readonly contextSize: number;
    getSequence(): unknown;
  }>;
}

export interface Binding {
  getLlama(options: {
    gpu: "auto" | false;
    build: "never";
    skipDownload: true;
    progressLogs: false;
    logLevel: "error";
    logger: (level: string, message: string) => void;
    maxThreads?: number;
  }): Promise<Llama>;
  LlamaChat: new (options: { contextSequence: unknown }) => Chat;
}

const packageName = "node-llama-cpp";
const bindingSchema = z.custom<Binding>(
  (loaded) => typeof loaded === "object" && loaded !== null && "getLlama" in loaded && "LlamaChat" in loaded,
);

/** Where the package is: beside Jihwi, or in the folder that Jihwi was started in. Null when it is not installed. */
export function findPackage(): string | null {
  for (const from of [import.meta.url, pathToFileURL(join(process.cwd(), "start.js"))]) {
    try {
      return createRequire(from).resolve(packageName);
    } catch {
      // Not installed there: that is the answer, not a fault.
    }
  }
  return null;
}

export async function loadBinding(path: string): Promise<Binding> {
  const loaded: unknown = await import(pathToFileURL(path).href);
  return bindingSchema.parse(loaded);
}
