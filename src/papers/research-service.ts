import type { ClusterMap, ImportReport, Language, PaperSourceName } from "#protocol";
import type { Store } from "#store";
import { createMapMaker } from "./clusters/map-papers.ts";
import type { ConnectorOptions } from "./connectors/environment.ts";
import { librarySource } from "./connectors/library/index.ts";
import { searchSources } from "./connectors/search-sources.ts";
import type { PaperSource } from "./connectors/source.ts";
import { createWebSources } from "./connectors/web-sources.ts";
import { createPaperLibrary, type PaperLibrary } from "./library/library.ts";
import { createNotebooks, type Notebooks } from "./notebook/notebooks.ts";
import type { Paper } from "./paper/paper.ts";
import { createZoteroApi } from "./zotero/zotero-api.ts";
import { createZoteroLibrary, type ZoteroLibrary } from "./zotero/zotero-library.ts";

export interface ResearchServices extends ConnectorOptions {
  readonly store: Store;
}

/** What research works with: the user's library, the sources, the notebooks. The page and the commands use it too. */
export interface ResearchService {
  readonly library: PaperLibrary;
  readonly notebooks: Notebooks;
  /** Collections and notes of Zotero. */
  readonly zotero: ZoteroLibrary;
  /** The sources to search: those that are named, or every one that is set up. */
  sources(named?: readonly PaperSourceName[] | null): readonly PaperSource[];
  /** Papers grouped by topic, on a plane. */
  map(papers: readonly Paper[], language: Language): Promise<ClusterMap>;
  /** Brings everything that a source holds into the library: how Zotero comes in. */
  importFrom(name: PaperSourceName, options: { signal: AbortSignal; language: Language }): Promise<ImportReport>;
}

const mostImported = 20_000;

export function createResearchService({ store, ...options }: ResearchServices): ResearchService {
  const library = createPaperLibrary(store);
  const own = librarySource(library);
  let made = { keys: "", web: [] as readonly PaperSource[] };
  /** Connectors read their keys when they are made: they are made again after one was entered. */
  const webSources = () => {
    const keys = JSON.stringify([options.env.OPENALEX_API_KEY, options.env.SEMANTIC_SCHOLAR_API_KEY]);
    if (made.keys !== keys) made = { keys, web: createWebSources(options) };
    return made.web;
  };
  const sources: ResearchService["sources"] = (named) => {
    const all = [own, ...webSources()];
    if (named == null || named.length === 0) return all.filter(({ configured }) => configured);
    return all.filter(({ name }) => named.includes(name));
  };
  return {
    library,
    notebooks: createNotebooks(store, library),
    zotero: createZoteroLibrary(createZoteroApi(options)),
    sources,
    map: createMapMaker(),
    async importFrom(name, options) {
      const { papers, sources: reports } = await searchSources(
        sources([name]),
        { query: "", limit: mostImported },
        options,
      );
      const { imported, updated } = await library.add(papers.map((paper) => ({ ...paper, sources: ["library"] })));
      const rejected = reports.flatMap(({ source, error }) =>
        error === null ? [] : [{ file: source, entry: "", line: 0, reason: error.message }],
      );
      return { imported, updated, rejected };
    },
  };
}
