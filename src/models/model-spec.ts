import { JihwiError } from "#protocol";
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
  return new JihwiError("bad-config", {
    message: {
      ko: `${where}의 값 "${value}"은(는) 모델 이름이 아닙니다.`,
      en: `"${value}" in ${where} is not the name of a model.`,
    },
    hint: {
      ko: `"공급자:이름" 꼴이나 rules로 적으세요. 쓸 수 있는 꼴: ${forms()}`,
      en: `Write "provider:name" or rules. Known forms: ${forms()}`,
    },
  });
}

function unknownProvider(name: string, where: string): JihwiError {
  return new JihwiError("bad-config", {
    message: {
      ko: `${where}에 적힌 모델 공급자 "${name}"을(를) 모릅니다.`,
      en: `The model provider "${name}" in ${where} is unknown.`,
    },
    hint: { ko: `쓸 수 있는 꼴: ${forms()}`, en: `Known forms: ${forms()}` },
  });
}
