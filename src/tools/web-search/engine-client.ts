import { z } from "zod";
import type { Environment } from "#models";
import { createHttpClient, type HttpClient, unreadableBody } from "#net";
import { describeIssues } from "#protocol";
import type { Engine, WebResult } from "./engine.ts";

const limits = { maxBytes: 2_000_000, timeoutMs: 12_000, attempts: 2, longestWaitMs: 3_000 };

/** Asks a search service. Its failures are told by name and by what to do; a key never stands in a message. */
export function createEngineClient(engine: Engine): {
  search(query: string, count: number, env: Environment, signal: AbortSignal): Promise<WebResult[]>;
} {
  const client: HttpClient = createHttpClient({ source: engine.name, limits });
  return {
    search: (query, count, env, signal) =>
      client.read(engine.request(query, count, env), signal, (body) =>
        readResults(engine, body)
          .filter(({ url }) => /^https?:\/\//.test(url))
          .slice(0, count),
      ),
  };
}

function readResults(engine: Engine, body: string): WebResult[] {
  try {
    return engine.read(JSON.parse(body));
  } catch (cause) {
    throw unreadableBody(engine.name, cause instanceof z.ZodError ? describeIssues(cause).en : "no JSON");
  }
}
