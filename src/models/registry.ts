import type { EmbeddingModelV4, LanguageModelV4 } from "@ai-sdk/provider";
import { JihwiError, type ModelsOverview } from "#protocol";
import { type Choices, chooseModels, type Environment } from "./choices.ts";
import type { ModelConfig, ModelSettings } from "./config.ts";
import { withHonestEndings } from "./honest-endings.ts";
import type { ModelSpec } from "./model-spec.ts";
import { describeModels } from "./overview.ts";
import { type Price, priceOf } from "./prices.ts";
import type { Capabilities, FoundModel, ReadVariable } from "./provider.ts";
import { providers } from "./providers/index.ts";
import type { Role } from "./roles.ts";
import { createVariables, type Variables } from "./variables.ts";

/** A model that a role uses. Its SDK is loaded at the first `model()`. */
export interface ResolvedModel {
  /** As journals and people name it: `openai:gpt-5`. */
  readonly id: string;
  readonly provider: string;
  readonly capabilities: Capabilities;
  /** Null: unknown, which is not the same as nothing. */
  readonly price: Price | null;
  /** Whether what is sent to it stays on this machine. */
  readonly local: boolean;
  /** The model itself. Rejects with `model-not-configured` and what to set when its provider lacks a key or an address. */
  readonly model: () => Promise<LanguageModelV4>;
}

export interface ResolvedEmbedder extends Omit<ResolvedModel, "model" | "capabilities"> {
  readonly model: () => Promise<EmbeddingModelV4>;
}

/** Models by role. */
export interface ModelRegistry {
  /** The model of a role, or null when the role is answered by rules. */
  forRole(role: Exclude<Role, "embed">): ResolvedModel | null;
  embedder(): ResolvedEmbedder | null;
  /** What is configured, what each role uses, and why. */
  describe(): ModelsOverview;
  /** Models found running on this machine. */
  discover(): Promise<readonly FoundModel[]>;
  /** Takes over what the settings page has changed. Throws `bad-config` and keeps the old settings when it is wrong. */
  reload(settings: ModelSettings): void;
}

export interface ModelRegistryOptions {
  readonly env: Environment;
  readonly config?: ModelConfig;
  readonly settings?: ModelSettings;
  /** Reads a key that was entered in the settings page. */
  readonly revealSecret?: ReadVariable;
}

/** Builds the registry. A wrong role, provider or model name is a `bad-config` error here, not at the first question. */
export function createModelRegistry(options: ModelRegistryOptions): ModelRegistry {
  const { env, config = {}, revealSecret = () => null } = options;
  const load = (settings: ModelSettings) => ({
    choices: chooseModels(env, settings, config),
    variables: createVariables({ env, revealSecret, settings, config }),
    cache: new Map<string, Promise<LanguageModelV4>>(),
  });
  let state: { choices: Choices; variables: Variables; cache: Map<string, Promise<LanguageModelV4>> } = load(
    options.settings ?? {},
  );

  const common = (spec: ModelSpec) => ({
    id: spec.id,
    provider: spec.provider.name,
    price: priceOf(spec.id, spec.provider.isFree(spec.modelName, state.variables.read), config.prices),
    local: spec.provider.isLocal(state.variables.read),
  });

  return {
    forRole(role) {
      const { spec } = state.choices(role);
      if (spec === null) return null;
      const { cache, variables } = state;
      return {
        ...common(spec),
        capabilities: spec.provider.capabilities(spec.modelName, variables.read),
        model: () => {
          const made = cache.get(spec.id) ?? createModel(spec, variables.read);
          cache.set(spec.id, made);
          // A failure (a key is missing, a file is not there) must not outlive its mending.
          made.catch(() => cache.delete(spec.id));
          return made;
        },
      };
    },
    embedder() {
      const { spec } = state.choices("embed");
      if (spec === null) return null;
      const { read } = state.variables;
      let made: Promise<EmbeddingModelV4> | null = null;
      return {
        ...common(spec),
        model: () => {
          made ??= createEmbedder(spec, read);
          return made;
        },
      };
    },
    describe: () => describeModels(state.choices, state.variables, common),
    discover: async () =>
      (await Promise.all(providers.map((provider) => provider.discover?.(state.variables.read) ?? []))).flat(),
    reload(settings) {
      state = load(settings);
    },
  };
}

async function createModel(spec: ModelSpec, read: ReadVariable): Promise<LanguageModelV4> {
  if (!spec.provider.isConfigured(read)) throw notConfigured(spec);
  return withHonestEndings(await spec.provider.create(spec.modelName, read), spec.id);
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
  return new JihwiError("bad-config", {
    message: { ko: `${spec.provider.title}에는 임베딩이 없습니다.`, en: `${spec.provider.title} has no embeddings.` },
    hint: {
      ko: "JIHWI_MODEL_EMBED에 다른 공급자의 임베딩 모델을 적으세요.",
      en: "Set JIHWI_MODEL_EMBED to an embedding model of another provider.",
    },
  });
}
