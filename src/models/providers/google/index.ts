import { publishedSight, publishedWindow } from "../../prices.ts";
import type { Provider, ReadVariable } from "../../provider.ts";
import { askProvider } from "../ask-provider.ts";
import { isLocalUrl, withoutTrailingSlash } from "../local-server.ts";

/** Gemini, from Google's Generative Language API. */
export const google: Provider = {
  name: "google",
  title: "Google",
  variables: [
    { name: "GOOGLE_GENERATIVE_AI_API_KEY", secret: true, sentTo: ["GOOGLE_GENERATIVE_AI_BASE_URL"] },
    { name: "GOOGLE_GENERATIVE_AI_BASE_URL", secret: false, address: true },
  ],
  remedy: {
    ko: "GOOGLE_GENERATIVE_AI_API_KEY를 환경 변수나 설정 화면에 넣으세요.",
    en: "Set GOOGLE_GENERATIVE_AI_API_KEY in the environment or in Settings.",
  },
  isConfigured: (read) => read("GOOGLE_GENERATIVE_AI_API_KEY") !== null,
  isLocal: (read) => isLocalUrl(baseUrl(read)),
  isFree: () => false,
  capabilities: (modelName) => ({
    structured: "native",
    tools: true,
    sees: publishedSight(`google:${modelName}`),
    window: publishedWindow(`google:${modelName}`),
  }),
  create: async (modelName, read) => (await sdkFor(read)).languageModel(modelName),
  createEmbedding: async (modelName, read) => (await sdkFor(read)).embeddingModel(modelName),
  list: (read) => ({
    url: `${baseUrl(read)}/models?pageSize=200`,
    headers: { "x-goog-api-key": read("GOOGLE_GENERATIVE_AI_API_KEY") ?? "" },
  }),
};

function baseUrl(read: ReadVariable): string {
  return withoutTrailingSlash(
    read("GOOGLE_GENERATIVE_AI_BASE_URL") ?? "https://generativelanguage.googleapis.com/v1beta",
  );
}

async function sdkFor(read: ReadVariable) {
  const { createGoogle } = await import("@ai-sdk/google");
  return createGoogle({
    baseURL: baseUrl(read),
    apiKey: read("GOOGLE_GENERATIVE_AI_API_KEY") ?? "",
    fetch: askProvider,
  });
}
