import { z } from "zod";
import { createYield } from "#kernel";
import { type ImportReport, JihwiError, type Language, saidIn, toJihwiError } from "#protocol";
import type { LibraryPaper, NewLibraryPaper, Store } from "#store";
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
  /** Takes papers out of the library. Notebooks that refer to them still can. */
  remove(ids: readonly string[]): Promise<void>;
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
  /** When each stored paper was last changed, as far as is known here. */
  readonly changes: Map<string, number>;
  /** Until when the changes of other processes are known. */
  lookedAt: number;
}

/** The setting that says whether the samples are kept. */
const samplesKey = "papers.samples";

/** Papers written in one transaction: enough to be quick, few enough not to hold others up. */
const batch = 50;
/** Papers read at once. */
const readBatch = 500;
/**
 * A change may be seen this much later than its time: that is of the clock of the machine that made it, which may be behind,
 * and others see the change when all of its batch is written.
 */
const lateMs = 60_000;

export function createPaperLibrary(store: PaperStore): PaperLibrary {
  let loading: Promise<Loaded> | null = null;

  async function loaded(): Promise<Loaded> {
    loading ??= load(store).catch((thrown: unknown) => {
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
          const whole = mergedWith(row === null ? twin : fromStored(row), paper, newWins) ?? { ...paper, id };
          const { paper: stored } = await repositories.papers.put(
            toStored(whole, brought ? broughtByUser : origin(paper)),
          );
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
      const [changed] = await change([id], ({ documentId: _, ...rest }, origin) =>
        toStored(documentId === null ? rest : { ...rest, documentId }, origin),
      );
      if (changed === undefined) throw notInLibrary(id);
      return changed;
    },
    async remember(papers) {
      const kept = await put(papers, originOf);
      return kept.map(({ paper }) => paper);
    },
    async remove(ids) {
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
  return newWins ? { ...mergeTwo(paper, known), id: known.id } : mergeTwo(known, paper);
}

async function load(store: PaperStore): Promise<Loaded> {
  const empty = { papers: new Map(), byKey: new Map(), byTitle: new Map(), origins: new Map(), changes: new Map() };
  const library: Loaded = {
    index: createPaperIndex(),
    ...empty,
    samples: new Map(),
    sampleIndex: createPaperIndex(),
    lookedAt: Date.now(),
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

/** Brings in what other processes have changed since the last look. */
async function catchUp(library: Loaded, { papers }: PaperStore): Promise<void> {
  const now = Date.now();
  await enterChanges(library, papers, library.lookedAt - lateMs);
  // A paper that came with a time further back shifts the numbers of its notebook where it is not known.
  if ((await papers.count()) > library.changes.size) await enterChanges(library, papers, 0);
  library.lookedAt = now;
}

async function enterChanges(library: Loaded, papers: Store["papers"], since: number): Promise<void> {
  const changes = await papers.changesSince(since);
  const unknown = changes.filter(({ id, updatedAt }) => isNews(library, id, updatedAt)).map(({ id }) => id);
  const yieldNow = createYield();
  for (let from = 0; from < unknown.length; from += readBatch) {
    await yieldNow();
    for (const row of await papers.these(unknown.slice(from, from + readBatch))) enter(library, row);
  }
}

const isNews = ({ changes }: Loaded, id: string, updatedAt: number) => (changes.get(id) ?? 0) < updatedAt;

function enter(library: Loaded, stored: LibraryPaper): Paper {
  const paper = fromStored(stored);
  if (!isNews(library, stored.id, stored.updatedAt)) return paper;
  library.changes.set(stored.id, stored.updatedAt);
  know(library, paper, stored.origin);
  if (stored.origin === broughtByUser) library.index.put(paper);
  else library.index.remove(paper.id);
  return paper;
}

function know(library: Loaded, paper: Paper, origin: string): void {
  const before = library.papers.get(paper.id);
  if (before !== undefined) {
    for (const key of exactKeys(before)) if (library.byKey.get(key) === before.id) library.byKey.delete(key);
    library.byTitle.get(titleSlot(before))?.delete(before.id);
  }
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
