import { z } from "zod";
import type { FoundModel, Provider, ReadVariable } from "../../provider.ts";
import { askProvider } from "../ask-provider.ts";
import { askLocalServer, isLocalUrl, modelListSchema, withoutTrailingSlash } from "../local-server.ts";

const ollamaDefaultUrl = "http://127.0.0.1:11434";

/** Where LM Studio, llama.cpp's server and vLLM listen unless they are told otherwise. */
const usualServers = ["http://127.0.0.1:1234/v1", "http://127.0.0.1:8080/v1", "http://127.0.0.1:8000/v1"];

/** Any server that speaks OpenAI's chat-completions: vLLM, llama.cpp, LM Studio, gateways. */
export const compatible: Provider = {
  name: "compatible",
  title: "OpenAI-compatible server",
  variables: [
    { name: "OPENAI_COMPATIBLE_BASE_URL", secret: false, address: true },
    { name: "OPENAI_COMPATIBLE_API_KEY", secret: true, sentTo: ["OPENAI_COMPATIBLE_BASE_URL", "OPENAI_BASE_URL"] },
    { name: "OPENAI_COMPATIBLE_JSON_SCHEMA", secret: false },
  ],
  remedy: {
    ko: "OPENAI_COMPATIBLE_BASE_URL에 서버 주소를 넣으세요. 예: http://127.0.0.1:8000/v1",
    en: "Set OPENAI_COMPATIBLE_BASE_URL to the server's address, such as http://127.0.0.1:8000/v1",
  },
  isConfigured: (read) => endpoint(read) !== null,
  isLocal: (read) => isLocalUrl(endpoint(read)?.baseURL ?? ""),
  isFree: () => false,
  capabilities: (_modelName, read) => ({
    structured: knowsJsonSchema(read) ? "native" : "prompt",
    tools: true,
    sees: false,
    window: null,
  }),
  create: (modelName, read) => chatModel(endpoint(read), modelName, knowsJsonSchema(read)),
  createEmbedding: async (modelName, read) => (await sdkAt(endpoint(read), true)).embeddingModel(modelName),
  list: (read) => {
    const { baseURL = "", apiKey } = endpoint(read) ?? {};
    const headers: Record<string, string> = apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` };
    return { url: `${baseURL}/models`, headers };
  },
  window: async (modelName, read) => {
    const at = endpoint(read);
    if (at === null) return null;
    const list = await askLocalServer(`${at.baseURL}/models`, windowListSchema, at.apiKey ?? null);
    const listed = list?.data.find(({ id }) => id === modelName);
    const told = listed?.max_model_len ?? listed?.context_length ?? listed?.max_context_length;
    if (told !== undefined) return told;
    const props = await askLocalServer(at.baseURL.replace(/\/v1$/, "/props"), propsSchema, at.apiKey ?? null);
    return props?.default_generation_settings.n_ctx ?? null;
  },
  discover: async (read) => {
    const configured = endpoint(read);
    const servers = new Map<string, Endpoint>(usualServers.map((server) => [server, { baseURL: server }]));
    if (configured !== null && isLocalUrl(configured.baseURL)) servers.set(byNumber(configured.baseURL), configured);
    return (await Promise.all([...servers.values()].map(modelsAt))).flat();
  },
};

/** Ollama, through the OpenAI-compatible half of its interface. */
export const ollama: Provider = {
  name: "ollama",
  title: "Ollama",
  variables: [{ name: "OLLAMA_BASE_URL", secret: false, address: true }],
  remedy: {
    ko: `Ollama를 켜세요(ollama serve). 다른 주소라면 OLLAMA_BASE_URL에 적으세요(기본 ${ollamaDefaultUrl}).`,
    en: `Start Ollama (ollama serve), or set OLLAMA_BASE_URL when it is not at ${ollamaDefaultUrl}.`,
  },
  isConfigured: () => true,
  isLocal: (read) => isLocalUrl(ollamaUrl(read)),
  // Ollama passes `…-cloud` and `…:cloud` models on to its own paid service.
  isFree: (modelName, read) => isLocalUrl(ollamaUrl(read)) && !/[:-]cloud$/.test(modelName),
  capabilities: () => ({ structured: "native", tools: true, sees: false, window: null }),
  create: (modelName, read) => chatModel({ baseURL: `${ollamaUrl(read)}/v1` }, modelName, true),
  createEmbedding: async (modelName, read) =>
    (await sdkAt({ baseURL: `${ollamaUrl(read)}/v1` }, true)).embeddingModel(modelName),
  list: (read) => ({ url: `${ollamaUrl(read)}/api/tags`, headers: {} }),
  // A model has the window that it was loaded with, which is often less than it was trained for.
  window: async (modelName, read) => {
    const loaded = await askLocalServer(`${ollamaUrl(read)}/api/ps`, ollamaLoadedSchema, null);
    return loaded?.models.find(({ name }) => name === modelName)?.context_length ?? null;
  },
  discover: async (read) => {
    const server = ollamaUrl(read);
    const tags = await askLocalServer(`${server}/api/tags`, ollamaTagsSchema, null);
    return (tags?.models ?? []).map((model) => ({ id: `ollama:${model.name}`, server }));
  },
};

const tokens = z.int().positive().optional();
/** As vLLM, gateways and LM Studio name it; llama.cpp's server says it elsewhere. */
const windowListSchema = z.object({
  data: z.array(
    z.object({ id: z.string(), max_model_len: tokens, context_length: tokens, max_context_length: tokens }),
  ),
});
const propsSchema = z.object({ default_generation_settings: z.object({ n_ctx: z.int().positive() }) });
const ollamaLoadedSchema = z.object({ models: z.array(z.object({ name: z.string(), context_length: tokens })) });
const ollamaTagsSchema = z.object({ models: z.array(z.object({ name: z.string() })) });

interface Endpoint {
  readonly baseURL: string;
  readonly apiKey?: string;
}

function endpoint(read: ReadVariable): Endpoint | null {
  const own = read("OPENAI_COMPATIBLE_BASE_URL");
  // A key goes only to the address it was given for: OPENAI_API_KEY is never sent to another server.
  const address = own ?? read("OPENAI_BASE_URL");
  if (address === null) return null;
  const apiKey = read("OPENAI_COMPATIBLE_API_KEY") ?? (own === null ? read("OPENAI_API_KEY") : null);
  return { baseURL: withoutTrailingSlash(address), apiKey: apiKey ?? undefined };
}

function ollamaUrl(read: ReadVariable): string {
  const address = withoutTrailingSlash(read("OLLAMA_BASE_URL") ?? ollamaDefaultUrl);
  // People write it with and without the part that the OpenAI interface adds.
  return address.endsWith("/v1") ? address.slice(0, -3) : address;
}

/** Some servers reject `response_format: json_schema`; `OPENAI_COMPATIBLE_JSON_SCHEMA=off` asks them for plain JSON instead. */
function knowsJsonSchema(read: ReadVariable): boolean {
  return read("OPENAI_COMPATIBLE_JSON_SCHEMA") !== "off";
}

async function sdkAt(at: Endpoint | null, supportsStructuredOutputs: boolean) {
  if (at === null) throw new Error("a model is created only after isConfigured");
  const { createOpenAICompatible } = await import("@ai-sdk/openai-compatible");
  // Without these two the SDK drops the schema and streams no token counts.
  return createOpenAICompatible({
    name: "compatible",
    ...at,
    supportsStructuredOutputs,
    includeUsage: true,
    fetch: askProvider,
  });
}

/** Open models write their thoughts into the text, between marks: those are parted from it. */
async function chatModel(at: Endpoint | null, modelName: string, structured: boolean) {
  const [sdk, { extractReasoningMiddleware, wrapLanguageModel }] = await Promise.all([
    sdkAt(at, structured),
    import("ai"),
  ]);
  const middleware = extractReasoningMiddleware({ tagName: "think" });
  return wrapLanguageModel({ model: sdk.chatModel(modelName), middleware });
}

/** A server of this machine is one server, whether it is called localhost or by its number. */
function byNumber(address: string): string {
  const url = new URL(address);
  url.hostname = "127.0.0.1";
  return url.href;
}

async function modelsAt({ baseURL, apiKey }: Endpoint): Promise<FoundModel[]> {
  const list = await askLocalServer(`${baseURL}/models`, modelListSchema, apiKey ?? null);
  const names = new Set(list?.data.map(({ id }) => id));
  return [...names].map((name) => ({ id: `compatible:${name}`, server: baseURL }));
}
