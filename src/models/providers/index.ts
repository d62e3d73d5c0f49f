import type { Provider, Variable } from "../provider.ts";
import { anthropic } from "./anthropic/index.ts";
import { google } from "./google/index.ts";
import { llamaCpp } from "./llama-cpp/index.ts";
import { openai } from "./openai/index.ts";
import { compatible, ollama } from "./openai-compatible/index.ts";

/** Every provider. Their SDKs are loaded when a model of theirs is first used. */
export const providers: readonly Provider[] = [google, openai, anthropic, compatible, ollama, llamaCpp];

export function findProvider(name: string): Provider | null {
  return providers.find((provider) => provider.name === name) ?? null;
}

const allVariables = providers.flatMap((provider) => provider.variables);

/** The variables that are keys. */
export const secretNames = namesOf((one) => one.secret);

/** The variables that are no keys: they may stand in the store, in an export, and in the configuration file. */
export const plainNames = namesOf((one) => !one.secret);

/** Those of them that name a server. */
export const addressNames = namesOf((one) => one.address === true);

/** The variables that can name the server a key is sent to. */
export function addressesOfKey(name: string): readonly string[] {
  return allVariables.find((one) => one.name === name)?.sentTo ?? [];
}

function namesOf(isWanted: (variable: Variable) => boolean): string[] {
  return [...new Set(allVariables.filter(isWanted).map((one) => one.name))];
}
