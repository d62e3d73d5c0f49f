import type { Environment, Origin } from "./choices.ts";
import type { ModelConfig, ModelSettings } from "./config.ts";
import type { ReadVariable } from "./provider.ts";
import { secretNames } from "./providers/index.ts";
import { rememberSecret } from "./scrub.ts";

/** Reads what providers need from the places it can be set in, in the same order as the models of the roles. */
export interface Variables {
  readonly read: ReadVariable;
  originOf(name: string): Origin | null;
}

export function createVariables(sources: {
  readonly env: Environment;
  readonly revealSecret: ReadVariable;
  readonly settings: ModelSettings;
  readonly config: ModelConfig;
}): Variables {
  const find = (name: string): { value: string; from: Origin } | null => {
    const places: [Origin, string | null | undefined][] = [
      ["env", sources.env[name]],
      ["settings", sources.revealSecret(name)],
      ["settings", sources.settings.variables?.[name]],
      ["config", sources.config.variables?.[name]],
    ];
    for (const [from, written] of places) {
      // An empty variable is the shell's way of unsetting one.
      const value = written?.trim() ?? "";
      if (value !== "") return { value, from };
    }
    return null;
  };
  return {
    read(name) {
      const value = find(name)?.value ?? null;
      if (value !== null && secretNames.includes(name)) rememberSecret(value);
      return value;
    },
    originOf: (name) => find(name)?.from ?? null,
  };
}
