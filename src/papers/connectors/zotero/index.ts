import { z } from "zod";
import { createHttpClient } from "#net";
import { createPaper } from "../../paper/create-paper.ts";
import { cslItemSchema } from "../../paper/paper.ts";
import { address, baseUrl } from "../base-url.ts";
import { type SourceOptions, variable } from "../environment.ts";
import type { PaperSource } from "../source.ts";

const perPage = 100;
const itemsSchema = z.array(z.looseObject({ key: z.string(), csljson: cslItemSchema.optional() }));

/**
 * Zotero: the program on this machine by its local API, or an account by `ZOTERO_API_KEY` and `ZOTERO_USER_ID`.
 * Items are asked for as CSL-JSON; notes and attachments have no title of their own and are left out.
 */
export function zoteroSource({ env, limits }: SourceOptions): PaperSource {
  const key = variable(env, "ZOTERO_API_KEY");
  const user = variable(env, "ZOTERO_USER_ID");
  const given = variable(env, "ZOTERO_BASE_URL");
  const base = baseUrl(
    "ZOTERO_BASE_URL",
    given,
    key === undefined ? "http://127.0.0.1:23119/api" : "https://api.zotero.org",
  );
  const http = createHttpClient({
    source: "Zotero",
    headers: { "zotero-api-version": "3", ...(key === undefined ? {} : { "zotero-api-key": key }) },
    ...(limits === undefined ? {} : { limits }),
  });
  return {
    name: "zotero",
    configured: key !== undefined || given !== undefined,
    async search({ query, limit, cursor }, signal) {
      const start = cursor === null ? 0 : Number(cursor);
      const rows = Math.min(perPage, limit);
      const url = address(base, `/users/${encodeURIComponent(user ?? "0")}/items/top`, {
        q: query,
        include: "csljson",
        limit: rows,
        start,
      });
      const items = await http.json(itemsSchema, url, signal);
      const papers = items.flatMap(({ csljson }) =>
        csljson?.title === undefined ? [] : [createPaper({ source: "zotero", csl: csljson })],
      );
      return { papers, total: null, next: items.length < rows ? null : String(start + items.length) };
    },
  };
}
