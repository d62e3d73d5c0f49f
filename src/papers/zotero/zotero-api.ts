import type { z } from "zod";
import { createHttpClient } from "#net";
import { address, baseUrl } from "../connectors/base-url.ts";
import { type ConnectorOptions, variable } from "../connectors/environment.ts";

/** The most that Zotero gives at once. */
export const zoteroPage = 100;

type Query = Readonly<Record<string, string | number | undefined>>;
export type ZoteroApi = ReturnType<typeof createZoteroApi>;

/**
 * Zotero's API, version 3: the program on this machine (`ZOTERO_BASE_URL`, by default its local port), or an account by
 * `ZOTERO_API_KEY` and `ZOTERO_USER_ID`.
 */
export function createZoteroApi({ env, limits }: ConnectorOptions) {
  const key = variable(env, "ZOTERO_API_KEY");
  const given = variable(env, "ZOTERO_BASE_URL");
  const user = encodeURIComponent(variable(env, "ZOTERO_USER_ID") ?? "0");
  const own = key === undefined ? "http://127.0.0.1:23119/api" : "https://api.zotero.org";
  const base = baseUrl("ZOTERO_BASE_URL", given, own);
  const version = { "zotero-api-version": "3" };
  const http = createHttpClient({
    source: "Zotero",
    headers: key === undefined ? version : { ...version, "zotero-api-key": key },
    limits,
    // It is the user's own: what was just added is there, and what was just deleted is gone.
    remembers: false,
  });
  return {
    /** Whether the variables name an account or an address. */
    configured: key !== undefined || given !== undefined,
    /** The program on this machine answers questions and takes nothing; an account takes notes too. */
    canWrite: key !== undefined,
    get: <T>(schema: z.ZodType<T>, path: string, query: Query, signal: AbortSignal) =>
      http.json(schema, address(base, `/users/${user}${path}`, query), signal),
    post: <T>(schema: z.ZodType<T>, path: string, body: unknown, token: string, signal: AbortSignal) =>
      http.json(
        schema,
        {
          url: address(base, `/users/${user}${path}`, {}),
          method: "POST",
          headers: { "content-type": "application/json", "zotero-write-token": token },
          body: JSON.stringify(body),
        },
        signal,
      ),
  };
}
