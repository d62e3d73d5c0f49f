import { publishedSight, publishedWindow } from "../../prices.ts";
import type { Provider, ReadVariable } from "../../provider.ts";
import { askProvider } from "../ask-provider.ts";
import { isLocalUrl, withoutTrailingSlash } from "../local-server.ts";

/** Claude, from Anthropic. */
export const anthropic: Provider = {
  name: "anthropic",
  title: "Anthropic",
  variables: [
    { name: "ANTHROPIC_API_KEY", secret: true, sentTo: ["ANTHROPIC_BASE_URL"] },
    { name: "ANTHROPIC_BASE_URL", secret: false, address: true },
  ],
  remedy: {
    ko: "ANTHROPIC_API_KEY를 환경 변수나 설정 화면에 넣으세요.",
    en: "Set ANTHROPIC_API_KEY in the environment or in Settings.",
  },
  isConfigured: (read) => read("ANTHROPIC_API_KEY") !== null,
  isLocal: (read) => isLocalUrl(baseUrl(read)),
  isFree: () => false,
  // Older models have no output format; the SDK holds them to the schema by a tool they are forced to call.
  capabilities: (modelName) => ({
    structured: "native",
    tools: true,
    sees: publishedSight(`anthropic:${modelName}`),
    window: publishedWindow(`anthropic:${modelName}`),
  }),
  create: async (modelName, read) => {
    const { createAnthropic } = await import("@ai-sdk/anthropic");
    return createAnthropic({
      baseURL: baseUrl(read),
      apiKey: read("ANTHROPIC_API_KEY") ?? "",
      fetch: askProvider,
    }).languageModel(modelName);
  },
  list: (read) => ({
    url: `${baseUrl(read)}/models?limit=100`,
    headers: { "x-api-key": read("ANTHROPIC_API_KEY") ?? "", "anthropic-version": "2023-06-01" },
  }),
};

/** Anthropic's own tools take the address without the version, the AI SDK with it: both ways of writing it work. */
function baseUrl(read: ReadVariable): string {
  const address = withoutTrailingSlash(read("ANTHROPIC_BASE_URL") ?? "https://api.anthropic.com");
  return address.endsWith("/v1") ? address : `${address}/v1`;
}
