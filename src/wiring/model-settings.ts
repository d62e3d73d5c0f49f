import { type ModelRegistry, type ModelSettings, modelSettingsSchema, probe, type Secrets } from "#models";
import { JihwiError, type ModelsResource } from "#protocol";
import type { Store } from "#store";

type Change<Value> = { [Key in keyof Value]?: Value[Key] | null };

export interface ModelChoices {
  readonly default?: string | null | undefined;
  readonly roles?: Change<NonNullable<ModelSettings["roles"]>> | undefined;
  readonly variables?: Readonly<Record<string, string | null>> | undefined;
}

/** What the settings page reads and changes about models. Keys go in and never come out. */
export interface ModelSettingsDesk {
  read(): Promise<ModelsResource>;
  choose(choices: ModelChoices): Promise<void>;
  keep(secrets: Readonly<Record<string, string | null>>): Promise<void>;
  test(model: string): Promise<{ ok: boolean; ms: number; message: string }>;
}

const settingsKey = "models";

export async function loadModelSettings(store: Store): Promise<ModelSettings> {
  return (await store.settings.find(settingsKey, modelSettingsSchema)) ?? {};
}

export function createModelSettings(store: Store, registry: ModelRegistry, secrets: Secrets): ModelSettingsDesk {
  return {
    async read() {
      return { ...registry.describe(), found: [...(await registry.discover())], secrets: [...secrets.list()] };
    },

    async choose(choices) {
      const before = await loadModelSettings(store);
      const merged = modelSettingsSchema.safeParse({
        ...(choices.default === undefined ? pick(before.default) : pick(choices.default)),
        roles: merge(before.roles, choices.roles),
        variables: merge(before.variables, choices.variables),
      });
      if (!merged.success) throw wrongChoice(merged.error.message);
      registry.reload(merged.data);
      await store.settings.put(settingsKey, merged.data);
    },

    async keep(changes) {
      for (const [name, value] of Object.entries(changes)) {
        if (value === null) await secrets.remove(name);
        else await secrets.set(name, value);
      }
      registry.reload(await loadModelSettings(store));
    },

    test: (model) => probe(registry, model),
  };
}

function pick(value: string | null | undefined): { default?: string } {
  return value === null || value === undefined ? {} : { default: value };
}

/** The earlier values with the changes laid over; null takes a value away. */
function merge(before: object | undefined, changes: object | undefined): Record<string, unknown> {
  const merged = Object.entries({ ...before, ...changes });
  return Object.fromEntries(merged.filter(([, value]) => value !== null && value !== undefined));
}

function wrongChoice(why: string): JihwiError {
  return new JihwiError("bad-input", {
    message: { ko: `모델 설정이 잘못되었습니다: ${why}`, en: `That choice of models is wrong: ${why}` },
  });
}
