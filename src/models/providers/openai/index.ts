import { modelFailure } from "../../failure.ts";
import { publishedSight, publishedWindow } from "../../prices.ts";
import type { Provider, ReadVariable } from "../../provider.ts";
import { askProvider } from "../ask-provider.ts";
import { isLocalUrl, withoutTrailingSlash } from "../local-server.ts";

const ownUrl = "https://api.openai.com/v1";

/** OpenAI itself, and servers that stand in for it by OPENAI_BASE_URL. */
export const openai: Provider = {
  name: "openai",
  title: "OpenAI",
  variables: [
    { name: "OPENAI_API_KEY", secret: true, sentTo: ["OPENAI_BASE_URL"] },
    { name: "OPENAI_BASE_URL", secret: false, address: true },
    { name: "OPENAI_API", secret: false },
  ],
  remedy: {
    ko: "OPENAI_API_KEY를 환경 변수나 설정 화면에 넣으세요. 다른 서버라면 OPENAI_BASE_URL도 넣으세요.",
    en: "Set OPENAI_API_KEY in the environment or in Settings; for another server, OPENAI_BASE_URL too.",
  },
  // A server that merely speaks OpenAI's language often wants no key.
  isConfigured: (read) => read("OPENAI_API_KEY") !== null || !isOpenAisOwn(baseUrl(read)),
  isLocal: (read) => isLocalUrl(baseUrl(read)),
  isFree: () => false,
  capabilities: (modelName) => ({
    structured: "native",
    tools: true,
    sees: publishedSight(`openai:${modelName}`),
    window: publishedWindow(`openai:${modelName}`),
  }),
  create: async (modelName, read) => {
    const sdk = await sdkFor(read);
    return speaksResponses(read) ? sdk.responses(modelName) : sdk.chat(modelName);
  },
  createEmbedding: async (modelName, read) => (await sdkFor(read)).embeddingModel(modelName),
  list: (read) => ({
    url: `${baseUrl(read)}/models`,
    headers: { authorization: `Bearer ${read("OPENAI_API_KEY") ?? "none"}` },
  }),
};

function baseUrl(read: ReadVariable): string {
  return withoutTrailingSlash(read("OPENAI_BASE_URL") ?? ownUrl);
}

/** `api.openai.com` and its regional hosts, such as `eu.api.openai.com`. */
function isOpenAisOwn(address: string): boolean {
  const host = URL.canParse(address) ? new URL(address).hostname : "";
  return host === "api.openai.com" || host.endsWith(".api.openai.com");
}

/** OpenAI prefers /responses; hardly any other server has it. `OPENAI_API` decides for those that differ. */
function speaksResponses(read: ReadVariable): boolean {
  const wanted = read("OPENAI_API");
  if (wanted === null) return isOpenAisOwn(baseUrl(read));
  if (wanted === "responses" || wanted === "chat") return wanted === "responses";
  throw modelFailure("unknown-openai-api", { wanted });
}

async function sdkFor(read: ReadVariable) {
  const { createOpenAI } = await import("@ai-sdk/openai");
  // Both are always given: what is left out the SDK would look up in the process's environment by itself.
  return createOpenAI({ baseURL: baseUrl(read), apiKey: read("OPENAI_API_KEY") ?? "none", fetch: askProvider });
}
