import { z } from "zod";
import { createYield } from "#kernel";
import { type ImportReport, JihwiError, type Language, saidIn, toJihwiError } from "#protocol";
import type { LibraryPaper, Store } from "#store";
import { type BibliographyImport, importBibliography } from "../bibliography/bibliography.ts";
import { normalTitle } from "../paper/identity.ts";
import { conflict, exactKeys, mergeTwo } from "../paper/merge.ts";
import type { Paper } from "../paper/paper.ts";
import { titleOf, yearOfCsl } from "../paper/reading.ts";
import { createPaperIndex, type PaperIndex } from "./paper-index.ts";
import { readPdfPaper } from "./pdf/read-pdf-paper.ts";
import { shippedPapers } from "./shipped-papers.ts";
import { broughtByUser, fromStored, originOf, toStored } from "./stored-paper.ts";
import { sumOfImports } from "./sum-of-imports.ts";

export type PaperStore = Pick<Store, "papers" | "settings" | "transaction">;

/**
 * The user's papers, and those that tools have shown. Only the former are searched. The papers that ship with Jihwi are
 * samples to try things on: they are searched as long as the user has none of his own, and listed until they are removed.
 */
export interface PaperLibrary {
  search(query: string, limit: number): Promise<Paper[]>;
  /** The user's papers; the samples as long as there are none. */
  all(): Promise<Paper[]>;
  /** The papers that ship and that the user has not brought in himself; none once they are removed. */
  samples(): Promise<Paper[]>;
  removeSamples(): Promise<void>;
  get(ids: readonly string[]): Promise<Paper[]>;
  /** Brings papers in; one that is there already is completed, not doubled. */
  add(papers: readonly Paper[]): Promise<{ imported: number; updated: number }>;
  /** Brings papers in as a file has them now: what it says stands over what was known. Tells the ids they are kept by. */
  follow(papers: readonly Paper[]): Promise<{ imported: number; updated: number; ids: readonly string[] }>;
  importFiles(files: readonly { name: string; bytes: Uint8Array }[], language: Language): Promise<ImportReport>;
  /** Keeps papers that a tool returned, so that later turns can speak of them. Returns them under the ids they are kept by. */
  remember(papers: readonly Paper[]): Promise<Paper[]>;
  /** Attaches the document with a paper's whole text; null takes it off. */
  attach(id: string, documentId: string | null): Promise<Paper>;
  /** Takes a paper out of the library. Notebooks that refer to it still can. */
  remove(id: string): Promise<void>;
}

interface Loaded {
  readonly index: PaperIndex;
  readonly papers: Map<string, Paper>;
  /** Papers by what identifies them beyond doubt, and by title and year, for merging. */
  readonly byKey: Map<string, string>;
  readonly byTitle: Map<string, Set<string>>;
  readonly origins: Map<string, string>;
  /** The samples that are still there, and an index of them. */
  readonly samples: Map<string, Paper>;
  readonly sampleIndex: PaperIndex;
  mark: string;
}

/** The setting that says whether the samples are kept. */
const samplesKey = "papers.samples";

/** Papers written in one transaction: enough to be quick, few enough not to hold others up. */
const batch = 50;

export function createPaperLibrary(store: PaperStore): PaperLibrary {
  let loading: Promise<Loaded> | null = null;

  async function loaded(): Promise<Loaded> {
    const mark = await markOf(store);
    const known = await loading?.catch(() => null);
    if (known?.mark === mark) return known;
    loading = load(store, mark);
    return await loading;
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
          const brought = twin !== null && library.origins.get(twin.id) === broughtByUser;
          const whole = mergedWith(twin, paper, newWins) ?? { ...paper, id: freeId(paper.id, library) };
          const row = toStored(whole, brought ? broughtByUser : origin(paper));
          const { paper: stored } = await repositories.papers.put(row);
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
    library.mark = await markOf(store);
    return kept;
  }

  async function bring(papers: readonly Paper[], newWins: boolean) {
    const kept = await put(papers, () => broughtByUser, newWins);
    const imported = kept.filter(({ added }) => added).length;
    return { imported, updated: kept.length - imported, ids: kept.map(({ paper }) => paper.id) };
  }
  const add: PaperLibrary["add"] = async (papers) => {
    const { imported, updated } = await bring(papers, false);
    return { imported, updated };
  };

  return {
    add,
    follow: (papers) => bring(papers, true),
    async search(query, limit) {
      const { index, papers, sampleIndex, samples } = await loaded();
      if (index.size === 0) return sampleIndex.search(query, limit).flatMap(({ id }) => samples.get(id) ?? []);
      return index.search(query, limit).flatMap(({ id }) => papers.get(id) ?? []);
    },
    async all() {
      const { papers, origins, samples } = await loaded();
      const own = [...papers.values()].filter(({ id }) => origins.get(id) === broughtByUser);
      return own.length > 0 ? own : [...samples.values()];
    },
    async samples() {
      const { samples, origins } = await loaded();
      return [...samples.values()].filter(({ id }) => origins.get(id) !== broughtByUser);
    },
    async removeSamples() {
      await store.settings.put(samplesKey, false);
      loading = null;
    },
    async get(ids) {
      const { papers } = await loaded();
      return ids.flatMap((id) => papers.get(id) ?? []);
    },
    async importFiles(files, language) {
      const reports: ImportReport[] = [];
      for (const { name, bytes } of files) {
        const { papers, rejected } = await readFileOf(name, bytes, language);
        reports.push({ ...(await add(papers)), rejected: [...rejected] });
      }
      return sumOfImports(reports);
    },
    async attach(id, documentId) {
      const { papers, samples, origins } = await loaded();
      const paper = papers.get(id) ?? samples.get(id);
      if (paper === undefined) throw notInLibrary(id);
      const { documentId: _, ...rest } = paper;
      const changed = documentId === null ? rest : { ...rest, documentId };
      await store.papers.put(toStored(changed, origins.get(id) ?? originOf(paper)));
      loading = null;
      return changed;
    },
    async remember(papers) {
      const kept = await put(papers, originOf);
      return kept.map(({ paper }) => paper);
    },
    async remove(id) {
      const { papers, origins } = await loaded();
      const paper = papers.get(id);
      if (paper === undefined || origins.get(id) !== broughtByUser) throw notInLibrary(id);
      // Notebooks number their papers: one that they speak of stays known to them, and is found nowhere else.
      await store.papers.put(toStored(paper, "removed"));
      loading = null;
    },
  };
}

/** What two records of one paper make together, under the id it is known by; null when there is only one. */
function mergedWith(known: Paper | null, paper: Paper, newWins: boolean): Paper | null {
  if (known === null) return null;
  return newWins ? { ...mergeTwo(paper, known), id: known.id } : mergeTwo(known, paper);
}

async function load(store: PaperStore, mark: string): Promise<Loaded> {
  const empty = { papers: new Map(), byKey: new Map(), byTitle: new Map(), origins: new Map() };
  const library: Loaded = {
    index: createPaperIndex(),
    ...empty,
    samples: new Map(),
    sampleIndex: createPaperIndex(),
    mark,
  };
  const keepsSamples = (await store.settings.find(samplesKey, z.boolean())) ?? true;
  for (const paper of shippedPapers()) {
    know(library, paper, "shipped");
    if (!keepsSamples) continue;
    library.samples.set(paper.id, paper);
    library.sampleIndex.put(paper);
  }
  const yieldNow = createYield();
  for await (const rows of store.papers.scan()) {
    await yieldNow();
    for (const row of rows) enter(library, row);
  }
  return library;
}

function enter(library: Loaded, stored: LibraryPaper): Paper {
  const paper = fromStored(stored);
  know(library, paper, stored.origin);
  if (stored.origin === broughtByUser) library.index.put(paper);
  return paper;
}

function know(library: Loaded, paper: Paper, origin: string): void {
  library.papers.set(paper.id, paper);
  library.origins.set(paper.id, origin);
  for (const key of exactKeys(paper)) library.byKey.set(key, paper.id);
  const title = titleSlot(paper);
  library.byTitle.set(title, (library.byTitle.get(title) ?? new Set()).add(paper.id));
}

/**
 * The paper that this one is. By title and year two entries of one import are never the same: whoever keeps both in one
 * file means both. An entry that comes again is known by its key.
 */
function twinOf(paper: Paper, { byKey, byTitle, papers }: Loaded, fresh: ReadonlySet<string>): Paper | null {
  for (const key of exactKeys(paper).filter((one) => !one.startsWith("id:paper:"))) {
    const known = papers.get(byKey.get(key) ?? "");
    if (known !== undefined) return known;
  }
  const candidates = [...(byTitle.get(titleSlot(paper)) ?? [])]
    .flatMap((id) => papers.get(id) ?? [])
    .filter((known) => !conflict({ ...known, kept: null }, paper));
  return (
    candidates.find(({ kept }) => kept !== null && kept.key !== "" && kept.key === paper.kept?.key) ??
    candidates.find(({ id, kept }) => !fresh.has(id) || kept === null || paper.kept === null) ??
    null
  );
}

/** Title and year; papers without a year are alike only to others without one. */
function titleSlot(paper: Paper): string {
  return `${normalTitle(titleOf(paper))}:${yearOfCsl(paper.csl) ?? ""}`;
}

/** An id that is not taken: two entries with one title are two papers with two ids. */
function freeId(id: string, { papers }: Loaded): string {
  let free = id;
  for (let copy = 2; papers.has(free); copy += 1) free = `${id}-${copy}`;
  return free;
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
  return new JihwiError("document-empty", {
    message: { ko: `${name}에 항목이 하나도 없습니다.`, en: `There is no entry in ${name}.` },
  });
}

function notInLibrary(id: string): JihwiError {
  return new JihwiError("not-found", {
    message: { ko: `보관함에 논문 ${id}이(가) 없습니다.`, en: `There is no paper ${id} in the library.` },
  });
}

/** Changes when another process has brought papers in. */
async function markOf(store: PaperStore): Promise<string> {
  const { items } = await store.papers.list({ limit: 1 });
  return `${await store.papers.count()}:${items[0]?.id ?? ""}`;
}
