import { createYield } from "#kernel";
import { type ImportReport, type JihwiError, type Language, type OpenCopy, saidIn, toJihwiError } from "#protocol";
import type { LibraryPaper, NewLibraryPaper } from "#store";
import { type BibliographyImport, importBibliography } from "../bibliography/bibliography.ts";
import { paperFailure } from "../failure.ts";
import { knownFields } from "../paper/known-fields.ts";
import { mergeTwo } from "../paper/merge.ts";
import type { Paper } from "../paper/paper.ts";
import {
  catchUp,
  enter,
  freeId,
  type LoadedPapers,
  loadPapers,
  type PaperStore,
  samplesKey,
  twinOf,
} from "./load-papers.ts";
import { readPdfPaper } from "./pdf/read-pdf-paper.ts";
import { isSampleAbstract } from "./shipped-papers.ts";
import { broughtByUser, fromStored, originOf, toStored } from "./stored-paper.ts";
import { sumOfImports } from "./sum-of-imports.ts";

/** Papers written in one transaction: enough to be quick, few enough not to hold others up. */
const batch = 50;

export type PaperLibrary = ReturnType<typeof createPaperLibrary>;

/**
 * The user's papers, and those that tools have shown. Only the former are searched. The papers that ship with Jihwi are
 * samples to try things on: they are searched as long as the user has none of his own, and listed until they are removed.
 */
export function createPaperLibrary(store: PaperStore) {
  let loading: Promise<LoadedPapers> | null = null;

  async function loaded(): Promise<LoadedPapers> {
    loading ??= loadPapers(store).catch((thrown: unknown) => {
      loading = null;
      throw thrown;
    });
    const library = await loading;
    await catchUp(library, store);
    return library;
  }

  async function put(papers: readonly Paper[], origin: (paper: Paper) => string, newWins = false) {
    const library = await loaded();
    const kept: { paper: Paper; added: boolean }[] = [];
    const fresh = new Set<string>();
    const yieldNow = createYield();
    for (let from = 0; from < papers.length; from += batch) {
      await yieldNow();
      const write = store.transaction(async (repositories) => {
        for (const paper of papers.slice(from, from + batch)) {
          const twin = twinOf(paper, library, fresh);
          const id = twin?.id ?? freeId(paper.id, library);
          // What is stored counts: another process, or a click during a long import, may have changed it since.
          const row = await repositories.papers.findSame({ ...toStored(paper, ""), id });
          const brought = row?.origin === broughtByUser;
          const broughtBy = brought ? broughtByUser : origin(paper);
          const known = row === null ? twin : fromStored(row);
          // What users bring stands over what a tool has shown them, and over a sample.
          const wins = newWins || (!brought && broughtBy === broughtByUser);
          const whole = mergedWith(known, paper, wins) ?? { ...paper, id };
          const { paper: stored } = await repositories.papers.put(toStored(whole, broughtBy));
          kept.push({ paper: enter(library, stored), added: !brought });
          fresh.add(stored.id);
        }
      });
      await write.catch((thrown: unknown) => {
        // Papers are entered as they are written, and these were not: what is in the store is read anew.
        loading = null;
        throw thrown;
      });
    }
    return kept;
  }

  /** Changes papers as they are stored now. */
  async function change(ids: readonly string[], changed: (paper: Paper, origin: string) => NewLibraryPaper) {
    const library = await loaded();
    const papers: Paper[] = [];
    for (let from = 0; from < ids.length; from += batch) {
      const rows = await store.transaction(async (repositories) => {
        const written: LibraryPaper[] = [];
        for (const id of ids.slice(from, from + batch)) {
          const row = await repositories.papers.find(id);
          const paper = row === null ? library.papers.get(id) : fromStored(row);
          if (paper === undefined) throw notInLibrary(id);
          const { paper: stored } = await repositories.papers.put(changed(paper, row?.origin ?? originOf(paper)));
          written.push(stored);
        }
        return written;
      });
      papers.push(...rows.map((row) => enter(library, row)));
    }
    return papers;
  }

  async function bring(papers: readonly Paper[], newWins: boolean) {
    const kept = await put(papers, () => broughtByUser, newWins);
    const imported = kept.filter(({ added }) => added).length;
    return { imported, updated: kept.length - imported, ids: kept.map(({ paper }) => paper.id) };
  }
  /** Brings papers in; one that the user has already is completed, not doubled. */
  const add = async (papers: readonly Paper[]) => {
    const { imported, updated } = await bring(papers, false);
    return { imported, updated };
  };

  return {
    add,
    /** Brings papers in as a file has them now: what it says stands over what was known. Tells the ids they are kept by. */
    follow: (papers: readonly Paper[]) => bring(papers, true),
    async search(query: string, limit: number): Promise<Paper[]> {
      const { index, papers, sampleIndex, samples } = await loaded();
      if (index.size === 0) return sampleIndex.search(query, limit).flatMap(({ id }) => samples.get(id) ?? []);
      return index.search(query, limit).flatMap(({ id }) => papers.get(id) ?? []);
    },
    /** The user's papers; the samples as long as there are none. */
    async all(): Promise<Paper[]> {
      const { papers, origins, samples } = await loaded();
      const own = [...papers.values()].filter(({ id }) => origins.get(id) === broughtByUser);
      return own.length > 0 ? own : [...samples.values()];
    },
    /** The papers that ship and that the user has not brought in himself; none once they are removed. */
    async samples(): Promise<Paper[]> {
      const { samples, origins } = await loaded();
      return [...samples.values()].filter(({ id }) => origins.get(id) !== broughtByUser);
    },
    /** How many papers a search looks through, and how many samples it leaves out for their sake. */
    async extent(): Promise<{ papers: number; leftOut: number }> {
      const { index, samples, origins } = await loaded();
      if (index.size === 0) return { papers: samples.size, leftOut: 0 };
      const left = [...samples.keys()].filter((id) => origins.get(id) !== broughtByUser);
      return { papers: index.size, leftOut: left.length };
    },
    async removeSamples(): Promise<void> {
      await store.settings.put(samplesKey, false);
      loading = null;
    },
    async get(ids: readonly string[]): Promise<Paper[]> {
      const { papers } = await loaded();
      return ids.flatMap((id) => papers.get(id) ?? []);
    },
    async importFiles(
      files: readonly { name: string; bytes: Uint8Array }[],
      language: Language,
    ): Promise<ImportReport> {
      const reports: ImportReport[] = [];
      for (const { name, bytes } of files) {
        const { papers, rejected } = await readFileOf(name, bytes, language);
        reports.push({ ...(await add(papers)), rejected: [...rejected] });
      }
      return sumOfImports(reports);
    },
    /** Attaches the document with a paper's whole text, and where it was fetched; null takes it off. */
    async attach(id: string, documentId: string | null, fullText?: OpenCopy): Promise<Paper> {
      const attached = knownFields({ documentId: documentId ?? undefined, fullText });
      const [changed] = await change([id], ({ documentId: _, fullText: __, ...rest }, origin) =>
        toStored({ ...rest, ...attached }, origin),
      );
      if (changed === undefined) throw notInLibrary(id);
      return changed;
    },
    /** Keeps papers that a tool returned, so that later turns can speak of them. Returns them under the ids they are kept by. */
    async remember(papers: readonly Paper[]): Promise<Paper[]> {
      const kept = await put(papers, originOf);
      return kept.map(({ paper }) => paper);
    },
    /** Takes papers out of the library. Notebooks that refer to them still can. */
    async remove(ids: readonly string[]): Promise<void> {
      await change(ids, (paper, origin) => {
        if (origin !== broughtByUser) throw notInLibrary(paper.id);
        // Notebooks number their papers: one that they speak of stays known to them, and is found nowhere else.
        return toStored(paper, "removed");
      });
    },
  };
}

/** What two records of one paper make together, under the id it is known by; null when there is only one. */
function mergedWith(known: Paper | null, paper: Paper, newWins: boolean): Paper | null {
  if (known === null) return null;
  if (!newWins) return mergeTwo(known, paper);
  const { abstract, ...csl } = known.csl;
  return { ...mergeTwo(paper, isSampleAbstract(abstract) ? { ...known, csl } : known), id: known.id };
}

/** The papers of a file. A file that cannot be read at all is a rejection too: the others go on. */
async function readFileOf(name: string, bytes: Uint8Array, language: Language): Promise<BibliographyImport> {
  try {
    const isPdf = bytes[0] === 0x25 && bytes[1] === 0x50 && bytes[2] === 0x44 && bytes[3] === 0x46;
    if (isPdf) return { papers: [await readPdfPaper(name, bytes)], rejected: [] };
    const { papers, rejected } = await importBibliography(name, bytes, language);
    if (papers.length + rejected.length === 0) throw noEntries(name);
    return { papers, rejected };
  } catch (thrown) {
    const { says } = toJihwiError(thrown);
    return { papers: [], rejected: [{ file: name, entry: "", line: 0, reason: saidIn(says, language) }] };
  }
}

function noEntries(name: string): JihwiError {
  return paperFailure("no-entries", { name });
}

function notInLibrary(id: string): JihwiError {
  return paperFailure("not-in-library", { id });
}
