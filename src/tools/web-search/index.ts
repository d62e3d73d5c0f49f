import { LRUCache } from "lru-cache";
import { z } from "zod";
import { defineTool, type Tool } from "#kernel";
import type { Environment } from "#models";
import { createHttpClient, type HttpClient, unreadableBody } from "#net";
import { describeIssues, isWebAddress, JihwiError } from "#protocol";
import { type Engine, type WebResult, webResultSchema } from "./engine.ts";
import { configuredEngine } from "./engines/index.ts";
import { readPage } from "./read-page.ts";

export type { WebResult } from "./engine.ts";
export { configuredEngine } from "./engines/index.ts";

export interface WebSearchInput {
  readonly query: string;
}
export interface WebSearchOutput {
  readonly engine: string;
  readonly results: WebResult[];
}

/** What is known of it before it is configured. */
export const webSearchDeclaration = {
  name: "web_search",
  title: { ko: "웹 검색", en: "Web search" },
  description: {
    ko: "바뀌는 사실, 새 소식, 사용자가 웹에서 찾아 달라고 한 것",
    en: "facts that change, news, whatever the user wants from the web",
  },
} as const;

const resultCount = 6;
/** A result whose snippet says less than this is read itself; so many at most. */
const shortText = 300;
const mostPagesRead = 2;
const longestText = 4_000;

/** Searches the web through whichever service is configured. What it finds is material to quote, never instructions. */
export function createWebSearch(env: Environment): Tool<WebSearchInput, WebSearchOutput> & { isConfigured(): boolean } {
  const cache = new LRUCache<string, WebSearchOutput>({ max: 200, ttl: 10 * 60_000 });
  const clients = new Map<string, HttpClient>();
  const tool = defineTool<WebSearchInput, WebSearchOutput>({
    ...webSearchDeclaration,
    input: z.object({ query: z.string().trim().min(1).max(400).describe("What to search for, as short search words") }),
    output: z.object({ engine: z.string(), results: z.array(webResultSchema) }),
    timeoutMs: 20_000,
    async run({ query }, { signal }) {
      const engine = configuredEngine(env);
      if (engine === null) throw notConfigured();
      const known = cache.get(query);
      if (known !== undefined) return known;
      const client = clients.get(engine.name) ?? createHttpClient({ source: engine.name, limits });
      clients.set(engine.name, client);
      const found = await client.read(engine.request(query, resultCount, env), signal, (body) =>
        readResults(engine, body),
      );
      const output = { engine: engine.name, results: await enrich(found, signal) };
      cache.set(query, output);
      return output;
    },
    summary: ({ results }) => results.map(({ title }) => title).join(" · "),
    words: ({ results }) => results.map(({ title, url, text }) => `${title} (${url}): ${text}`).join("\n\n"),
    sources: ({ results }) => results,
    fromWords: (query) => ({ query }),
  });
  return { ...tool, isConfigured: () => configuredEngine(env) !== null };
}

/** Reads the first pages whose snippets say too little. A page that cannot be read, or says less, keeps its snippet. */
async function enrich(results: readonly WebResult[], signal: AbortSignal): Promise<WebResult[]> {
  const short = results.filter(({ text }) => text.length < shortText).slice(0, mostPagesRead);
  return Promise.all(
    results.map(async (result) => {
      const page = short.includes(result) ? await pageTextOf(result.url, signal) : "";
      return { ...result, text: page.length > result.text.length ? page : result.text.slice(0, longestText) };
    }),
  );
}

async function pageTextOf(url: string, signal: AbortSignal): Promise<string> {
  try {
    return (await readPage(url, longestText, AbortSignal.any([signal, AbortSignal.timeout(6_000)]))) ?? "";
  } catch {
    signal.throwIfAborted();
    return "";
  }
}

function notConfigured(): JihwiError {
  return new JihwiError("tool-not-configured", {
    message: { ko: "웹 검색이 설정되어 있지 않습니다.", en: "Web search is not configured." },
    hint: {
      ko: "설정에서 Tavily나 Brave의 키를 넣으면 웹에서 찾을 수 있습니다. SearXNG를 쓰는 법은 안내서에 있습니다.",
      en: "Enter a key of Tavily or Brave in Settings to search the web. The guide tells how to use SearXNG.",
    },
  });
}

const limits = { maxBytes: 2_000_000, timeoutMs: 12_000, attempts: 2, longestWaitMs: 3_000 };

/** What of a service's answer may be linked to. Its failures are told by name and by what to do; a key never stands in a message. */
function readResults(engine: Engine, body: string): WebResult[] {
  try {
    const results = engine.read(JSON.parse(body)).filter(({ url }) => isWebAddress(url));
    return results.slice(0, resultCount);
  } catch (cause) {
    throw unreadableBody(engine.name, cause instanceof z.ZodError ? describeIssues(cause).en : "no JSON");
  }
}
