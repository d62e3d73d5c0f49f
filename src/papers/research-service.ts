import { type ImportReport, type Language, type PaperSourceName, saidIn, toJihwiError } from "#protocol";
import type { Store } from "#store";
import { createMapMaker } from "./clusters/map-papers.ts";
import type { ConnectorOptions } from "./connectors/environment.ts";
import { librarySource } from "./connectors/library/index.ts";
import type { PaperSource } from "./connectors/source.ts";
import { createWebSources } from "./connectors/web-sources.ts";
import { createPaperLibrary } from "./library/library.ts";
import { createNotebooks } from "./notebook/notebooks.ts";
import { createZoteroApi } from "./zotero/zotero-api.ts";
import { createZoteroLibrary } from "./zotero/zotero-library.ts";

export interface ResearchServices extends ConnectorOptions {
  readonly store: Store;
}

export type ResearchService = ReturnType<typeof createResearchService>;

/** What research works with: the user's library, the sources, the notebooks. The page and the commands use it too. */
export function createResearchService({ store, ...options }: ResearchServices) {
  const library = createPaperLibrary(store);
  const own = librarySource(library);
  const zotero = createZoteroLibrary(createZoteroApi(options));
  let made = { keys: "", web: [] as readonly PaperSource[] };
  /** Connectors read their keys when they are made: they are made again after one was entered. */
  const webSources = () => {
    const keys = JSON.stringify([options.env.OPENALEX_API_KEY, options.env.SEMANTIC_SCHOLAR_API_KEY]);
    if (made.keys !== keys) made = { keys, web: createWebSources(options) };
    return made.web;
  };
  /** The sources to search: those that are named, or every one that is set up. One that is switched off says so when searched. */
  const sources = (named?: readonly PaperSourceName[] | null): readonly PaperSource[] => {
    const all = [own, ...webSources()];
    if (named == null || named.length === 0) return all.filter(({ configured }) => configured);
    return all.filter(({ name }) => named.includes(name));
  };
  return {
    library,
    notebooks: createNotebooks(store, library),
    zotero,
    sources,
    /** What a model said in a notebook to the same input of a step; undefined where it was not asked. */
    recall: (notebookId: string, asked: { step: string; input: unknown; executor: string }) =>
      store.journal.outputOf(notebookId, asked),
    /** Papers grouped by topic, on a plane. */
    map: createMapMaker(),
    /** Brings everything that Zotero holds into the library. What came before a failure stays, and the failure is told. */
    async importZotero({ signal, language }: { signal: AbortSignal; language: Language }): Promise<ImportReport> {
      const report: ImportReport = { imported: 0, updated: 0, rejected: [] };
      try {
        for await (const papers of zotero.papers(signal)) {
          const { imported, updated } = await library.add(papers.map((paper) => ({ ...paper, sources: ["library"] })));
          report.imported += imported;
          report.updated += updated;
        }
      } catch (thrown) {
        signal.throwIfAborted();
        const reason = saidIn(toJihwiError(thrown).says, language);
        report.rejected.push({ file: "zotero", entry: "", line: 0, reason });
      }
      return report;
    },
  };
}
