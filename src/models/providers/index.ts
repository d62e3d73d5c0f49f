import type { Provider } from "../provider.ts";
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

/** The names of all variables that providers read. */
export const variableNames = [...new Set(allVariables.map((variable) => variable.name))];

/** Those of them that are keys. */
export const secretNames = [...new Set(allVariables.filter((one) => one.secret).map((one) => one.name))];
