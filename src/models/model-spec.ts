import type { JihwiError } from "#protocol";
import { modelFailure } from "./failure.ts";
import type { Provider } from "./provider.ts";
import { findProvider, providers } from "./providers/index.ts";

/** A model as people write it: `openai:gpt-5`, `llama-cpp:/models/a.gguf`. Null is `rules`: no model at all. */
export interface ModelSpec {
  readonly id: string;
  readonly provider: Provider;
  readonly modelName: string;
}

/** Reads a model's written form; `where` names the place it was written, for the error. */
export function parseModelSpec(written: string, where: string): ModelSpec | null {
  const value = written.trim();
  if (value === "rules") return null;
  // Only the first colon separates: Ollama's names hold one of their own (`ollama:qwen3:4b`).
  const colon = value.indexOf(":");
  const modelName = value.slice(colon + 1).trim();
  if (colon < 1 || modelName === "") throw malformed(value, where);
  const provider = findProvider(value.slice(0, colon));
  if (provider === null) throw unknownProvider(value.slice(0, colon), where);
  return { id: `${provider.name}:${modelName}`, provider, modelName };
}

const forms = () => `${providers.map((provider) => `${provider.name}:NAME`).join(", ")}, rules`;

function malformed(value: string, where: string): JihwiError {
  return modelFailure("malformed", { where, value, forms: forms() });
}

function unknownProvider(name: string, where: string): JihwiError {
  return modelFailure("unknown-provider", { where, name, forms: forms() });
}
