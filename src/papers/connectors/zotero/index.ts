import { z } from "zod";
import { createPaper } from "../../paper/create-paper.ts";
import { cslItemSchema } from "../../paper/paper.ts";
import { createZoteroApi, zoteroPage } from "../../zotero/zotero-api.ts";
import type { ConnectorOptions } from "../environment.ts";
import type { PaperSource } from "../source.ts";

const itemsSchema = z.array(z.looseObject({ key: z.string(), csljson: cslItemSchema.optional() }));

/** Zotero as a source. Items are asked for as CSL-JSON; notes and attachments have no title of their own and are left out. */
export function zoteroSource(options: ConnectorOptions): PaperSource {
  const api = createZoteroApi(options);
  return {
    name: "zotero",
    configured: api.configured,
    async search({ query, limit, cursor, yearFrom, yearTo }, signal) {
      const start = cursor === null ? 0 : Number(cursor);
      // Zotero cannot bound years: whoever filters its answer needs more of it.
      const isBounded = yearFrom !== undefined || yearTo !== undefined;
      const rows = isBounded ? zoteroPage : Math.min(zoteroPage, limit);
      const asked = { q: query, include: "csljson", limit: rows, start };
      const items = await api.get(itemsSchema, "/items/top", asked, signal);
      const papers = items.flatMap(({ csljson }) =>
        csljson?.title === undefined ? [] : [createPaper({ source: "zotero", csl: csljson })],
      );
      return { papers, total: null, next: items.length < rows ? null : String(start + items.length) };
    },
  };
}
