import { createSlots } from "#kernel";
import type { Environment } from "#models";
import {
  fittingSize,
  type KeptSettings,
  keptSettingsSchema,
  knownSettings,
  type ModelRegistry,
  type ModelSettings,
  modelSettingsSchema,
  probe,
  type Secrets,
  secretNames,
  serviceKeys,
} from "#models";
import type { JihwiError, Language, Localized, ModelsResource, ModelTest } from "#protocol";
import type { Store } from "#store";
import { appFailure } from "./failure.ts";

type Change<Value> = { [Key in keyof Value]?: Value[Key] | null };

export interface ModelChoices {
  readonly default?: string | null | undefined;
  readonly roles?: Change<NonNullable<ModelSettings["roles"]>> | undefined;
  readonly variables?: Readonly<Record<string, string | null>> | undefined;
}

/** What the settings page reads and changes about models. Keys go in and never come out. */
export interface ModelSettingsService {
  read(): Promise<ModelsResource>;
  choose(choices: ModelChoices): Promise<void>;
  keep(secrets: Readonly<Record<string, string | null>>): Promise<void>;
  /** Takes back every choice and every key that was entered here. */
  forget(): Promise<void>;
  /** Takes over what another process has chosen or entered since. */
  refresh(): Promise<void>;
  /** Tells from now on that other models or keys are in use, chosen here or in another process. */
  onChanged(listener: () => Promise<void>): void;
  /** Asks a model for next to nothing. */
  test(model: string, language: Language, trial?: ModelTrial): Promise<ModelTest>;
}

/** How a model is tried: as if variables were chosen, and for an embedding where it is to embed. */
interface ModelTrial extends Pick<ModelChoices, "variables"> {
  readonly embeds?: boolean | undefined;
}

const settingsKey = "models";
const isKey = (name: string) => secretNames.includes(name);
const works: Localized = { ko: "모델이 답했습니다.", en: "The model answered." };

/** The settings that are stored; what another version kept and this one does not know is told by its names. */
export async function loadModelSettings(
  store: Store,
  tellUnknown: (names: readonly string[]) => void = () => {},
): Promise<ModelSettings> {
  const { settings, unknown } = knownSettings(await keptSettings(store));
  if (unknown.length > 0) tellUnknown(unknown);
  return settings;
}

/** The settings as any version has stored them. */
async function keptSettings(store: Store): Promise<KeptSettings> {
  const kept = (await store.settings.find(settingsKey, keptSettingsSchema)) ?? { roles: {}, variables: {} };
  if (!Object.keys(kept.variables).some(isKey)) return kept;
  // Earlier versions took keys for plain variables: they must not stay in the store and its exports.
  const keyless = { ...kept, variables: withoutKeys(kept.variables) };
  await store.settings.put(settingsKey, keyless);
  return keyless;
}

/** Settings stay stored as they are, for the version that knows them, until others are chosen in their place. */
export function unknownSettings(names: readonly string[]): JihwiError {
  const what = names.join(", ");
  return appFailure("unused-model-settings", { what });
}

export interface ModelSettingsOptions {
  readonly store: Store;
  readonly models: ModelRegistry;
  /** The settings that the models were made with. */
  readonly loaded: ModelSettings;
  readonly secrets: Secrets;
  readonly env: Environment;
}

export function createModelSettings(options: ModelSettingsOptions): ModelSettingsService {
  const { store, models, loaded, secrets, env } = options;
  const listeners: (() => Promise<void>)[] = [];
  const changed = async () => {
    for (const listener of listeners) await listener();
  };
  /** A look at the store between a choice and its writing would take the old settings back. */
  const inTurn = createSlots(1).run;
  /** Settings as they are stored: what this process chose and what another did are told apart by them. */
  let taken = JSON.stringify(loaded);
  const take = (settings: ModelSettings) => {
    models.reload(settings);
    taken = JSON.stringify(settings);
  };
  const settingsWith = async (choices: ModelChoices) => {
    for (const name of Object.keys(choices.variables ?? {})) if (isKey(name)) throw keyAsVariable(name);
    const kept = await keptSettings(store);
    const known = modelSettingsSchema.safeParse(withChoices(knownSettings(kept).settings, choices));
    if (!known.success) throw wrongChoice(known.error.message);
    return { known: known.data, kept: withChoices(kept, choices) };
  };
  return {
    async read() {
      return {
        ...models.describe(),
        found: [...(await models.discover())],
        memory: fittingSize(process.availableMemory()),
        secrets: [...secrets.list()],
        services: serviceKeys.map((name) => ({
          name,
          from: env[name] ? "env" : secrets.has(name) ? "settings" : null,
        })),
      };
    },

    choose: (choices) =>
      inTurn(async () => {
        const { known, kept } = await settingsWith(choices);
        // The models refuse wrong ones: those must not be stored.
        take(known);
        await store.settings.put(settingsKey, kept);
        await changed();
      }),

    keep: (changes) =>
      inTurn(async () => {
        for (const [name, value] of Object.entries(changes)) {
          if (value === null) await secrets.remove(name);
          else await secrets.set(name, value, models.addressOfKey(name));
        }
        take(await loadModelSettings(store));
        await changed();
      }),

    refresh: () =>
      inTurn(async () => {
        const settings = await loadModelSettings(store);
        const hasOtherKeys = await secrets.refresh();
        if (!hasOtherKeys && JSON.stringify(settings) === taken) return;
        take(settings);
        await changed();
      }),

    forget: () =>
      inTurn(async () => {
        for (const { name } of secrets.list()) await secrets.remove(name);
        await store.settings.remove(settingsKey);
        take(await loadModelSettings(store));
        await changed();
      }),

    onChanged: (listener) => void listeners.push(listener),

    async test(model, language, { variables, embeds = false } = {}) {
      const tried = variables && (await settingsWith({ variables })).known;
      const resolved = embeds ? models.namedEmbedder(model, tried) : models.named(model, tried);
      if (resolved === null) throw wrongChoice("rules");
      const outcome = await probe(resolved);
      const message = outcome.ok ? works : outcome.error.message;
      const { answer, abilities } = outcome.ok ? outcome : { answer: null, abilities: null };
      return { ok: outcome.ok, ms: outcome.latencyMs, message: message[language], answer, abilities };
    },
  };
}

/** Settings with choices laid over; whatever was not chosen stays, also what only another version knows. */
function withChoices(before: ModelSettings | KeptSettings, choices: ModelChoices): Record<string, unknown> {
  const { default: former, ...others } = before;
  return {
    ...others,
    ...merge({ default: former }, choices.default === undefined ? {} : { default: choices.default }),
    roles: merge(before.roles, choices.roles),
    variables: merge(before.variables, choices.variables),
  };
}

/** The earlier values with the changes laid over; null takes a value away. */
function merge(before: object | undefined, changes: object | undefined): Record<string, unknown> {
  const merged = Object.entries({ ...before, ...changes });
  return Object.fromEntries(merged.filter(([, value]) => value !== null && value !== undefined));
}

function withoutKeys(variables: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(variables).filter(([name]) => !isKey(name)));
}

function keyAsVariable(name: string): JihwiError {
  return appFailure("key-as-variable", { name });
}

function wrongChoice(why: string): JihwiError {
  return appFailure("wrong-choice", { why });
}
