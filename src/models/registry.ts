import type { JihwiError, ModelsOverview } from "#protocol";
import { chooseModels, type Environment } from "./choices.ts";
import type { ModelConfig, ModelSettings } from "./config.ts";
import { modelFailure } from "./failure.ts";
import { listModels } from "./list-models.ts";
import { parseModelSpec } from "./model-spec.ts";
import { describeModels } from "./overview.ts";
import type { FoundModel } from "./provider.ts";
import { findProvider, providers } from "./providers/index.ts";
import { type AbilityBook, createModelResolver, type ResolvedEmbedder, type ResolvedModel } from "./resolved-model.ts";
import type { Role } from "./roles.ts";
import { createVariables, type RevealSecret } from "./variables.ts";

/** Models by role. */
export interface ModelRegistry {
  /** The model of a role, or null when the role is answered by rules. */
  forRole(role: Exclude<Role, "embed">): ResolvedModel | null;
  embedder(): ResolvedEmbedder | null;
  /**
   * A model by its written name, whether a role uses it or not, by the present settings or by others that are only tried. Throws
   * `bad-config` when the name is wrong; null for `rules`.
   */
  named(written: string, tried?: ModelSettings): ResolvedModel | null;
  /** The same for a model that embeds. */
  namedEmbedder(written: string, tried?: ModelSettings): ResolvedEmbedder | null;
  /** What is configured, what each role uses, and why. */
  describe(): ModelsOverview;
  /** The address that a key is sent to as things are set; null is its provider's own. */
  addressOfKey(name: string): string | null;
  /** The models that a provider offers, asked for with the key and the address that are set. */
  list(provider: string): Promise<readonly string[]>;
  /** Models found running on this machine. */
  discover(): Promise<readonly FoundModel[]>;
  /** Takes over what the settings page has changed, keys too. Throws `bad-config` and keeps the old settings when it is wrong. */
  reload(settings: ModelSettings): void;
}

export interface ModelRegistryOptions {
  readonly env: Environment;
  readonly config?: ModelConfig;
  readonly settings?: ModelSettings;
  /** Reads a key that was entered in the settings page. */
  readonly revealSecret?: RevealSecret;
  /** What was found out about models before, and where more of it goes; forgotten with the process unless it is given. */
  readonly abilities?: AbilityBook;
}

/** A book that forgets with the process. */
function memoryBook(): AbilityBook {
  const found = new Map<string, ReturnType<AbilityBook["find"]>>();
  return {
    find: (key) => found.get(key),
    keep: (key, more) => void found.set(key, { ...found.get(key), ...more }),
  };
}

/** Builds the registry. A wrong role, provider or model name is a `bad-config` error here, not at the first question. */
export function createModelRegistry(options: ModelRegistryOptions): ModelRegistry {
  const { env, config = {}, revealSecret = () => null, abilities = memoryBook() } = options;
  const load = (settings: ModelSettings) => {
    const choices = chooseModels(env, settings, config);
    const variables = createVariables({ env, revealSecret, settings, config });
    return { choices, variables, ...createModelResolver(variables.read, config, abilities) };
  };
  let state = load(options.settings ?? {});
  const stateOf = (tried?: ModelSettings) => (tried === undefined ? state : load(tried));
  return {
    forRole(role) {
      const { spec } = state.choices(role);
      return spec === null ? null : state.resolve(spec);
    },
    embedder() {
      const { spec } = state.choices("embed");
      return spec === null ? null : state.resolveEmbedder(spec);
    },
    named(written, tried) {
      const spec = parseModelSpec(written, "models");
      return spec === null ? null : stateOf(tried).resolve(spec);
    },
    namedEmbedder(written, tried) {
      const spec = parseModelSpec(written, "models");
      return spec === null ? null : stateOf(tried).resolveEmbedder(spec);
    },
    describe: () => describeModels(state.choices, state.variables, state.resolve),
    addressOfKey: (name) => state.variables.addressOfKey(name),
    async list(name) {
      const request = findProvider(name)?.list?.(state.variables.read);
      if (request === undefined) throw noList(name);
      return listModels(name, request);
    },
    discover: async () =>
      (await Promise.all(providers.map((provider) => provider.discover?.(state.variables.read) ?? []))).flat(),
    reload(settings) {
      state = load(settings);
    },
  };
}

function noList(provider: string): JihwiError {
  return modelFailure("no-list", { provider });
}
