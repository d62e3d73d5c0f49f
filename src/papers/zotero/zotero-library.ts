import { hash } from "node:crypto";
import { z } from "zod";
import type { JihwiError } from "#protocol";
import { paperFailure } from "../failure.ts";
import { createPaper } from "../paper/create-paper.ts";
import { normalDoi, normalTitle } from "../paper/identity.ts";
import { cslItemSchema, type Paper } from "../paper/paper.ts";
import { titleOf } from "../paper/reading.ts";
import { type ZoteroApi, zoteroPage } from "./zotero-api.ts";

export interface ZoteroCollection {
  readonly key: string;
  readonly name: string;
  /** The collection it stands in. */
  readonly parent: string | null;
  readonly items: number;
}

const collectionsSchema = z.array(
  z.looseObject({
    key: z.string(),
    data: z.looseObject({ name: z.string(), parentCollection: z.union([z.string(), z.literal(false)]).optional() }),
    meta: z.looseObject({ numItems: z.number().optional() }).optional(),
  }),
);
const itemsSchema = z.array(z.looseObject({ key: z.string(), csljson: cslItemSchema.optional() }));
const writtenSchema = z.looseObject({
  success: z.record(z.string(), z.string()).default({}),
  failed: z.record(z.string(), z.looseObject({ message: z.string() })).default({}),
});

/** The collections, papers and notes of a Zotero library. */
export function createZoteroLibrary(api: ZoteroApi) {
  async function collections(signal: AbortSignal): Promise<ZoteroCollection[]> {
    const pages = pagesOf((start) => api.get(collectionsSchema, "/collections", { limit: zoteroPage, start }, signal));
    return (await allOf(pages)).map(({ key, data, meta }) => ({
      key,
      name: data.name,
      parent: data.parentCollection || null,
      items: meta?.numItems ?? 0,
    }));
  }

  async function* papersUnder(path: string, signal: AbortSignal): AsyncGenerator<Paper[]> {
    const pages = pagesOf((start) =>
      api.get(itemsSchema, path, { include: "csljson", limit: zoteroPage, start }, signal),
    );
    for await (const items of pages)
      yield items.flatMap(({ csljson }) =>
        csljson?.title === undefined ? [] : [createPaper({ source: "zotero", csl: csljson })],
      );
  }

  return {
    collections,
    /** Every paper, page by page. */
    papers: (signal: AbortSignal) => papersUnder("/items/top", signal),
    /** The papers of a collection, which is named by its key or its name. */
    async papersOf(wanted: string, signal: AbortSignal): Promise<Paper[]> {
      const known = await collections(signal);
      const found = known.find(({ key, name }) => key === wanted || name === wanted);
      if (found === undefined) throw noCollection(wanted, known);
      const path = `/collections/${encodeURIComponent(found.key)}/items/top`;
      return await allOf(papersUnder(path, signal));
    },
    /** Writes a note under the item that is this paper, and tells the note's key. The same note is not written twice. */
    async writeNote(paper: Paper, text: string, signal: AbortSignal): Promise<string> {
      if (!api.canWrite) throw readOnly();
      const query = { q: titleOf(paper), include: "csljson", limit: zoteroPage };
      const items = await api.get(itemsSchema, "/items/top", query, signal);
      const item = items.find(({ csljson }) => csljson !== undefined && isSame(csljson, paper));
      if (item === undefined) throw noItem(paper);
      const note = { itemType: "note", parentItem: item.key, note: noteHtml(text), tags: [{ tag: "jihwi" }] };
      const token = hash("sha256", JSON.stringify(note)).slice(0, 32);
      const { success, failed } = await api.post(writtenSchema, "/items", [note], token, signal);
      const key = success["0"];
      if (key === undefined) throw notWritten(failed["0"]?.message ?? "");
      return key;
    },
  };
}

/** Page after page, each row once. Ends also where a server gives the same page whatever it is asked for. */
async function* pagesOf<Row extends { readonly key: string }>(
  read: (start: number) => Promise<readonly Row[]>,
): AsyncGenerator<Row[]> {
  const seen = new Set<string>();
  for (let start = 0; ; start += zoteroPage) {
    const page = await read(start);
    const rows = page.filter(({ key }) => !seen.has(key));
    for (const { key } of rows) seen.add(key);
    yield rows;
    if (page.length < zoteroPage || rows.length === 0) return;
  }
}

async function allOf<Row>(pages: AsyncIterable<readonly Row[]>): Promise<Row[]> {
  const rows: Row[] = [];
  for await (const page of pages) rows.push(...page);
  return rows;
}

function isSame(csl: z.output<typeof cslItemSchema>, paper: Paper): boolean {
  const doi = csl.DOI === undefined ? null : normalDoi(csl.DOI);
  if (doi !== null && paper.identifiers.doi !== undefined) return doi === paper.identifiers.doi;
  return normalTitle(csl.title ?? "") === normalTitle(titleOf(paper));
}

/** Zotero's notes are HTML: paragraphs of plain words, so that nothing in a text becomes markup. */
function noteHtml(text: string): string {
  const escaped = text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
  const paragraphs = escaped.split(/\n\s*\n/).map((part) => `<p>${part.trim().replaceAll("\n", "<br>")}</p>`);
  return paragraphs.join("");
}

function noCollection(wanted: string, known: readonly ZoteroCollection[]): JihwiError {
  const names = known.map(({ name }) => name).join(", ");
  return paperFailure("no-collection", { wanted, names });
}

function noItem(paper: Paper): JihwiError {
  return paperFailure("no-item", { title: titleOf(paper) });
}

function readOnly(): JihwiError {
  return paperFailure("read-only");
}

function notWritten(reason: string): JihwiError {
  return paperFailure("not-written", { reason });
}
