import { z } from "zod";
import { createYield } from "#kernel";
import type { LibraryPaper, Store } from "#store";
import { normalTitle } from "../paper/identity.ts";
import { conflict, exactKeys } from "../paper/merge.ts";
import type { Paper } from "../paper/paper.ts";
import { titleOf, yearOfCsl } from "../paper/reading.ts";
import { createPaperIndex, type PaperIndex } from "./paper-index.ts";
import { shippedPapers } from "./shipped-papers.ts";
import { broughtByUser, fromStored } from "./stored-paper.ts";

export type PaperStore = Pick<Store, "papers" | "settings" | "transaction">;

/** The papers of a store in memory, as far as this process knows them. */
export interface LoadedPapers {
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
export const samplesKey = "papers.samples";

/** Papers read at once. */
const readBatch = 500;
/**
 * A change may be seen this much later than its time: that is of the clock of the machine that made it, which may be behind,
 * and others see the change when all of its batch is written.
 */
const lateMs = 60_000;

/** Every paper of the store, and the samples. */
export async function loadPapers(store: PaperStore): Promise<LoadedPapers> {
  const empty = { papers: new Map(), byKey: new Map(), byTitle: new Map(), origins: new Map(), changes: new Map() };
  const library: LoadedPapers = {
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
export async function catchUp(library: LoadedPapers, { papers }: PaperStore): Promise<void> {
  const now = Date.now();
  await enterChanges(library, papers, library.lookedAt - lateMs);
  // A paper that came with a time further back shifts the numbers of its notebook where it is not known.
  if ((await papers.count()) > library.changes.size) await enterChanges(library, papers, 0);
  library.lookedAt = now;
}

async function enterChanges(library: LoadedPapers, papers: Store["papers"], since: number): Promise<void> {
  const changes = await papers.changesSince(since);
  const unknown = changes.filter(({ id, updatedAt }) => isNews(library, id, updatedAt)).map(({ id }) => id);
  const yieldNow = createYield();
  for (let from = 0; from < unknown.length; from += readBatch) {
    await yieldNow();
    for (const row of await papers.these(unknown.slice(from, from + readBatch))) enter(library, row);
  }
}

const isNews = ({ changes }: LoadedPapers, id: string, updatedAt: number) => (changes.get(id) ?? 0) < updatedAt;

/** Takes in a stored paper, unless a later change of it is known already. */
export function enter(library: LoadedPapers, stored: LibraryPaper): Paper {
  const paper = fromStored(stored);
  if (!isNews(library, stored.id, stored.updatedAt)) return paper;
  library.changes.set(stored.id, stored.updatedAt);
  know(library, paper, stored.origin);
  if (stored.origin === broughtByUser) library.index.put(paper);
  else library.index.remove(paper.id);
  return paper;
}

function know(library: LoadedPapers, paper: Paper, origin: string): void {
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
export function twinOf(
  paper: Paper,
  { byKey, byTitle, papers }: LoadedPapers,
  fresh: ReadonlySet<string>,
): Paper | null {
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
export function freeId(id: string, { papers }: LoadedPapers): string {
  let free = id;
  for (let copy = 2; papers.has(free); copy += 1) free = `${id}-${copy}`;
  return free;
}
