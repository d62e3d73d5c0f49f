import { sheetOf } from "#documents";
import type { ToolSource } from "#kernel";
import { type Language, placeWord, type SearchHit, type Source } from "#protocol";
import type { WebResult } from "#tools/web-search";
import type { ChatServices, KeptDocument } from "../services.ts";
import type { ChatState } from "../state.ts";
import type { AttachedDocument, MarkedSource } from "../tool-result.ts";
import type { DocumentReading } from "./read-documents.ts";
import { type Section, sectionsAround, sectionsOf } from "./sections.ts";

/** What a tool adds to what may be cited: sources by their number, and which of them are closest to the question. */
export type Gathered = Pick<ChatState, "sources" | "headings" | "closest">;

type DocumentSource = Extract<Source, { kind: "document" }>;
type NamedDocument = Pick<DocumentSource, "documentId" | "name" | "url">;

/** Passages that are told without a model. */
const mostClosest = 3;
/** Sources that one call of an added tool may bring. */
const mostToolSources = 20;

/** Documents that fit are given whole, in their order; what a search found tells which places are closest. */
export function gatherWhole(state: Gathered, { documents }: DocumentReading, hits: readonly SearchHit[]): Gathered {
  const sections = documents.flatMap(({ id, name, url, isSheet, pages }) =>
    sectionsOf(pages).map((section) => asSource({ documentId: id, name, url }, section, isSheet ? pages : null)),
  );
  return added(state, sections, hits);
}

/** Of longer documents the passages that were found, with their neighbours and headings, in the order of the documents. */
export async function gatherPassages(
  state: Gathered & { readonly documents: readonly AttachedDocument[] },
  hits: readonly SearchHit[],
  { readDocument }: Pick<ChatServices, "readDocument">,
): Promise<Gathered> {
  const byDocument = Map.groupBy(hits, ({ documentId }) => documentId);
  // Those that are attached in their order, those of a library as they were found.
  const attached = state.documents.map(({ id }) => id).filter((id) => byDocument.has(id));
  const sections: Sectioned[] = [];
  for (const id of attached.length > 0 ? attached : byDocument.keys()) {
    const { name, url, isSheet, pages } = await readDocument(id);
    for (const section of sectionsAround(pages, byDocument.get(id) ?? []))
      sections.push(asSource({ documentId: id, name, url }, section, isSheet ? pages : null));
  }
  return added(state, sections, hits);
}

/** Without a model the passages as they were found, the closest first: no more is told than them. */
export async function gatherClosest(
  state: Gathered,
  hits: readonly SearchHit[],
  { readDocument }: Pick<ChatServices, "readDocument">,
): Promise<Gathered> {
  const sections: Sectioned[] = [];
  for (const { documentId, name, url, page, sheet, start, end, text } of hits.slice(0, mostClosest)) {
    const { pages } = await readDocument(documentId);
    const [around] = sectionsOf(pages).filter(
      (section) => section.page === page && start < section.end && end > section.start,
    );
    const source = { kind: "document" as const, documentId, name, url, page, sheet, start, end, text };
    sections.push({ source, headings: around?.headings ?? [] });
  }
  return added(state, sections, hits);
}

/** Pages of the web, as a search service ranked them. */
export function gatherResults(state: Gathered, results: readonly WebResult[]): Gathered {
  return withSources(
    state,
    results.map(({ title, url, text }) => ({ kind: "web", url, title, text })),
  );
}

/** What a tool that was added brought, each source whole. */
export function gatherBrought(state: Gathered, tool: string, brought: readonly ToolSource[]): Gathered {
  const told = brought.filter(({ text }) => text.trim() !== "").slice(0, mostToolSources);
  return withSources(
    state,
    told.map(({ title, text, url = null }) => ({ kind: "tool", tool, title, url, text })),
  );
}

/** The parts of a table that a result was computed from. */
export function gatherParts(
  state: Gathered,
  document: NamedDocument,
  parts: readonly Pick<Section, "page" | "start" | "end" | "text">[],
): Gathered {
  return withSources(
    state,
    parts.map((part) => ({ kind: "document", ...document, ...part, sheet: null })),
  );
}

interface Sectioned {
  readonly source: Omit<DocumentSource, "id">;
  readonly headings: readonly string[];
}

function asSource(
  document: NamedDocument,
  { headings, ...place }: Section,
  sheets: KeptDocument["pages"] | null,
): Sectioned {
  const sheet = sheets === null ? null : sheetOf(sheets.find(({ page }) => page === place.page)?.text ?? "");
  return { source: { kind: "document", ...document, ...place, sheet }, headings };
}

function added(state: Gathered, sections: readonly Sectioned[], hits: readonly SearchHit[]): Gathered {
  const isKnown = ({ documentId, page, start }: Omit<DocumentSource, "id">) =>
    state.sources.some(
      (one) => one.kind === "document" && one.documentId === documentId && one.page === page && one.start === start,
    );
  const fresh = sections.filter(({ source }) => !isKnown(source));
  const { sources } = withSources(
    state,
    fresh.map(({ source }) => source),
  );
  const headings = Object.fromEntries(
    fresh.map((one, at) => [sources[state.sources.length + at]?.id ?? "", [...one.headings]]),
  );
  const isAt = ({ documentId, page, start }: SearchHit, one: Source) =>
    one.kind === "document" &&
    one.documentId === documentId &&
    one.page === page &&
    start >= one.start &&
    start < one.end;
  // What has no score is the rest of a short document, behind everything that was found.
  const found = hits.flatMap((hit) => (hit.score > 0 ? (sources.find((one) => isAt(hit, one))?.id ?? []) : []));
  return { sources, headings: { ...state.headings, ...headings }, closest: [...new Set(found)].slice(0, mostClosest) };
}

function withSources(state: Gathered, sources: readonly DistributiveOmit<Source, "id">[]): Gathered {
  const first = state.sources.length + 1;
  const numbered = sources.map((source, at): Source => ({ ...source, id: String(first + at) }));
  return {
    sources: [...state.sources, ...numbered],
    headings: state.headings,
    closest: [...state.closest, ...numbered.slice(0, mostClosest).map(({ id }) => id)],
  };
}

type DistributiveOmit<Union, Key extends PropertyKey> = Union extends unknown ? Omit<Union, Key> : never;

interface Cited {
  readonly sources: readonly Source[];
  /** The headings that a source stands under, by its id. */
  readonly headings: Readonly<Record<string, readonly string[]>>;
}

export function markedSources({ sources, headings }: Cited, language: Language): MarkedSource[] {
  return sources.map((source) => ({
    mark: `[${source.id}]`,
    name: [nameOf(source, language), ...(headings[source.id] ?? [])].join(" > "),
    text: source.text,
  }));
}

function nameOf(source: Source, language: Language): string {
  if (source.kind === "document") return `${source.name}, ${placeWord(source)[language]}`;
  return source.kind === "article" ? source.label : source.title;
}
