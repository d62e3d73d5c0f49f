import { hash } from "node:crypto";
import { watch } from "node:fs";
import { readFile } from "node:fs/promises";
import { basename, dirname } from "node:path";
import { z } from "zod";
import { type ImportReport, type Language, toJihwiError } from "#protocol";
import type { Store } from "#store";
import type { PaperLibrary } from "../library/library.ts";
import { importBibliography } from "./bibliography.ts";

export interface BibliographySyncOptions {
  readonly library: PaperLibrary;
  readonly store: Pick<Store, "settings">;
  readonly language: Language;
}

/** What a look at a file has changed in the library. */
export interface BibliographySync extends ImportReport {
  /** Papers whose entries are gone. */
  readonly removed: number;
}

const stateKey = "synced-bibliographies";
/** What each file held when it was last looked at. */
const stateSchema = z.record(z.string(), z.object({ hash: z.string(), ids: z.array(z.string()) }));

/**
 * Brings the library in step with a bibliography file: its entries come in and win over what is known of them, and papers whose
 * entries were deleted go. A file with a broken entry removes nothing, since the entry may be one of them.
 */
export async function syncBibliography(path: string, options: BibliographySyncOptions): Promise<BibliographySync> {
  const { library, store, language } = options;
  const state = (await store.settings.find(stateKey, stateSchema)) ?? {};
  const bytes = await readFile(path);
  const digest = hash("sha256", bytes);
  const before = state[path];
  if (before?.hash === digest) return { imported: 0, updated: 0, removed: 0, rejected: [] };
  const { papers, rejected } = await importBibliography(basename(path), bytes, language);
  const { imported, updated, ids } = await library.follow(papers);
  const kept = new Set([
    ...ids,
    ...Object.entries(state).flatMap(([file, { ids: own }]) => (file === path ? [] : own)),
  ]);
  // Two entries may be one paper.
  const gone = [...new Set(before?.ids)].filter((id) => !kept.has(id));
  const mayRemove = rejected.length === 0 && papers.length > 0;
  const removed = mayRemove ? await removeAll(gone, library) : 0;
  const held = mayRemove ? ids : [...new Set([...ids, ...gone])];
  await store.settings.put(stateKey, { ...state, [path]: { hash: digest, ids: held } });
  return { imported, updated, removed, rejected: [...rejected] };
}

/** How long a file must be quiet before it is read: editors write in several steps. */
const quietMs = 300;

/** Follows a bibliography file until the signal; editors that put another file in its place are followed too. */
export async function watchBibliography(
  path: string,
  options: BibliographySyncOptions & {
    readonly signal: AbortSignal;
    readonly onSynced: (sync: BibliographySync) => void;
    readonly onFailed: (error: ReturnType<typeof toJihwiError>) => void;
  },
): Promise<void> {
  const { signal, onSynced, onFailed } = options;
  let looking = Promise.resolve();
  const look = () => {
    looking = looking.then(() =>
      syncBibliography(path, options).then(onSynced, (error) => onFailed(toJihwiError(error))),
    );
  };
  let timer: NodeJS.Timeout | undefined;
  const watcher = watch(dirname(path), (_, name) => {
    if (name !== basename(path)) return;
    clearTimeout(timer);
    timer = setTimeout(look, quietMs);
  });
  look();
  await new Promise<void>((ended) => {
    if (signal.aborted) ended();
    signal.addEventListener("abort", () => ended(), { once: true });
  });
  clearTimeout(timer);
  watcher.close();
  await looking;
}

/** A paper that the user has taken out already is not there to be removed. */
async function removeAll(ids: readonly string[], library: PaperLibrary): Promise<number> {
  const there = new Set((await library.all()).map(({ id }) => id));
  const wanted = ids.filter((id) => there.has(id));
  await library.remove(wanted);
  return wanted.length;
}
