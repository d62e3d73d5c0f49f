import type { EmbeddingModelV4, LanguageModelV4 } from "@ai-sdk/provider";
import { JihwiError, type ModelAbilities } from "#protocol";
import type { ModelConfig } from "./config.ts";
import { failOnTruncation } from "./fail-on-truncation.ts";
import { modelFailure } from "./failure.ts";
import type { ModelSpec } from "./model-spec.ts";
import { type Price, priceOf } from "./prices.ts";
import type { ReadVariable } from "./provider.ts";

/** A model that a role uses. Its SDK is loaded at the first `model()`. */
export interface ResolvedModel {
  /** As journals and people name it: `openai:gpt-5`. */
  readonly id: string;
  readonly provider: string;
  /** As its provider says, and as it was found: looked at for each call, since the one before may have found out more. */
  readonly capabilities: ModelAbilities;
  /** Keeps what was found out about it. */
  learn(found: Partial<ModelAbilities>): void;
  /** The tokens of its context, asked of its server where that tells; else as they are known. */
  askWindow(): Promise<number | null>;
  /** As it is today. Null: unknown, which is not the same as nothing. */
  readonly price: Price | null;
  /** Whether what is sent to it stays on this machine. */
  readonly local: boolean;
  /** The model itself. Rejects with `model-not-configured` and what to set when its provider lacks a key or an address. */
  readonly model: () => Promise<LanguageModelV4>;
}

export interface ResolvedEmbedder extends Omit<ResolvedModel, "model" | "capabilities" | "learn" | "askWindow"> {
  readonly model: () => Promise<EmbeddingModelV4>;
}

/** Where it is looked up and kept what was found out about models, each at the address that it was asked at. */
export interface AbilityBook {
  find(key: string): Partial<ModelAbilities> | undefined;
  keep(key: string, found: Partial<ModelAbilities>): void;
}

const untried = { thinks: false, tokensPerSecond: null };

/** Turns names into models, each made once. */
export function createModelResolver(read: ReadVariable, config: ModelConfig, book: AbilityBook) {
  const models = new Map<string, ResolvedModel>();
  const embedders = new Map<string, ResolvedEmbedder>();
  const resolved = <More extends object>(spec: ModelSpec, more: More) => ({
    id: spec.id,
    provider: spec.provider.name,
    // Asked each time: a promotional price ends while the process runs.
    get price() {
      return priceOf(spec.id, spec.provider.isFree(spec.modelName, read), config.prices);
    },
    local: spec.provider.isLocal(read),
    ...more,
  });
  return {
    resolve(spec: ModelSpec): ResolvedModel {
      const known = models.get(spec.id);
      if (known !== undefined) return known;
      const stated = { ...untried, ...spec.provider.capabilities(spec.modelName, read) };
      const key = `${spec.id} ${spec.provider.list?.(read).url ?? ""}`.trim();
      const model = resolved(spec, {
        capabilities: { ...stated, ...book.find(key) },
        learn(found: Partial<ModelAbilities>) {
          // Where schemas are switched off, plain JSON is asked for in their place: that it is taken says nothing.
          const kept = stated.structured === "prompt" ? { ...found, structured: stated.structured } : found;
          book.keep(key, kept);
          model.capabilities = { ...model.capabilities, ...kept };
        },
        askWindow: async () => (await spec.provider.window?.(spec.modelName, read)) ?? model.capabilities.window,
        model: once(() => createModel(spec, read)),
      });
      models.set(spec.id, model);
      return model;
    },
    resolveEmbedder(spec: ModelSpec): ResolvedEmbedder {
      const known = embedders.get(spec.id);
      if (known !== undefined) return known;
      const embedder = resolved(spec, { model: once(() => createEmbedder(spec, read)) });
      embedders.set(spec.id, embedder);
      return embedder;
    },
  };
}

/** Makes something at the first call and keeps it. A failure (no key, no file) is not kept: it may be mended. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | null = null;
  return () => {
    made ??= make().catch((failure: unknown) => {
      made = null;
      throw failure;
    });
    return made;
  };
}

async function createModel(spec: ModelSpec, read: ReadVariable): Promise<LanguageModelV4> {
  if (!spec.provider.isConfigured(read)) throw notConfigured(spec);
  return failOnTruncation(await spec.provider.create(spec.modelName, read), spec.id);
}

async function createEmbedder(spec: ModelSpec, read: ReadVariable): Promise<EmbeddingModelV4> {
  if (!spec.provider.isConfigured(read)) throw notConfigured(spec);
  if (spec.provider.createEmbedding === undefined) throw noEmbeddings(spec);
  return await spec.provider.createEmbedding(spec.modelName, read);
}

function notConfigured(spec: ModelSpec): JihwiError {
  return new JihwiError("model-not-configured", {
    message: {
      ko: `${spec.id} 모델을 쓰려면 ${spec.provider.title} 설정이 필요합니다.`,
      en: `${spec.id} needs ${spec.provider.title} to be configured.`,
    },
    hint: spec.provider.remedy,
  });
}

function noEmbeddings(spec: ModelSpec): JihwiError {
  return modelFailure("no-embeddings", { title: spec.provider.title });
}
