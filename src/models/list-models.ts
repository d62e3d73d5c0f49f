import { z } from "zod";
import { toModelError } from "./errors/to-model-error.ts";
import { askProvider } from "./providers/ask-provider.ts";

/** How a provider's list of models is asked for. */
export interface ModelListRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

const timeoutMs = 8_000;
const mostModels = 500;

/** OpenAI, Anthropic and all that follow them say `data`, Google and Ollama say `models`. */
const listSchema = z.union([
  z.object({ data: z.array(z.object({ id: z.string() })) }).transform(({ data }) => data.map(({ id }) => id)),
  z
    .object({ models: z.array(z.object({ name: z.string() })) })
    .transform(({ models }) => models.map(({ name }) => name.replace(/^models\//, ""))),
]);

/** The names of a provider's models. That it answers proves that key and address are right. */
export async function listModels(provider: string, { url, headers }: ModelListRequest): Promise<readonly string[]> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const response = await askProvider(url, { headers, signal });
    if (!response.ok)
      throw Object.assign(new Error(response.statusText), {
        name: "AI_APICallError",
        statusCode: response.status,
        responseBody: await response.text(),
      });
    // A gateway may name a model once for each of its providers.
    return [...new Set(listSchema.parse(await response.json()))].slice(0, mostModels);
  } catch (thrown) {
    throw toModelError(thrown, { modelId: provider, timeoutMs, signal });
  }
}
