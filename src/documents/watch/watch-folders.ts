import { existsSync } from "node:fs";
import { stat } from "node:fs/promises";
import { resolve } from "node:path";
import { type JihwiError, toJihwiError, type WatchedFolder } from "#protocol";
import type { Store, WatchedFolderRow } from "#store";
import { documentFailure } from "../failure.ts";
import type { DocumentLibrary } from "../library/create-documents.ts";
import { isUnwatchedName } from "./list-files.ts";
import { type SyncReport, syncFolder } from "./sync-folder.ts";
import { type TreeWatch, watchTree } from "./watch-tree.ts";

export interface FolderWatchOptions {
  readonly store: Store;
  readonly documents: DocumentLibrary;
  /** How long a folder must be quiet before it is looked at. */
  readonly quietMs?: number;
  /** How long until a file that is held while it changes is looked at again. */
  readonly heldMs?: number;
  /** How often the list is read: another process may have switched a folder, and one that was not there may have come. */
  readonly followMs?: number;
  readonly log: (error: JihwiError, about: string) => void;
}

export type FolderWatch = ReturnType<typeof createFolderWatch>;

interface Watching {
  readonly watcher: TreeWatch;
  timer: NodeJS.Timeout | null;
  /** The look that is under way; another is wanted after it. */
  running: Promise<void> | null;
  again: boolean;
  /** It is being ended: no look begins any more. */
  closing: Promise<void> | null;
  /** Why changes are not seen. */
  broken: JihwiError | null;
}

/** Folders whose files are documents. What is watched is kept in the store, so a restart goes on where it was. */
export function createFolderWatch(options: FolderWatchOptions) {
  const { store, documents, quietMs = 500, heldMs = 30_000, followMs = 5_000, log } = options;
  const watching = new Map<string, Watching>();
  const errors = new Map<string, JihwiError>();
  const seenFiles = new Map<string, Map<string, string>>();
  const listeners = new Set<(folder: WatchedFolderRow, report: SyncReport) => void>();
  const stopping = new AbortController();
  let following: NodeJS.Timeout | undefined;
  let reading = Promise.resolve();

  function fail(folder: WatchedFolderRow, error: JihwiError): void {
    errors.set(folder.id, error);
    log(error, `folder ${folder.path}`);
  }

  const foldersOn = async () => (await store.watchedFolders.list()).filter(({ isOn }) => isOn === 1);

  async function look(folder: WatchedFolderRow): Promise<void> {
    try {
      const current = (await foldersOn()).find(({ id }) => id === folder.id);
      if (current === undefined) {
        // Not waited for: it waits for this look.
        void shut(folder.id);
        return;
      }
      const unread: JihwiError[] = [];
      const onUnread = (error: JihwiError) => unread.push(error);
      const seen = seenFiles.get(folder.id) ?? new Map<string, string>();
      seenFiles.set(folder.id, seen);
      const onHalfway = () => lookLater(folder);
      const { signal } = stopping;
      const report = await syncFolder(current, { store, documents, signal, seen, onUnread, onHalfway });
      const [first] = unread;
      if (first === undefined) errors.delete(folder.id);
      else if (errors.get(folder.id)?.message !== first.message) fail(folder, first);
      for (const tell of listeners) tell(folder, report);
    } catch (thrown) {
      if (stopping.signal.aborted) return;
      if (existsSync(folder.path)) return fail(folder, toJihwiError(thrown));
      // A folder that went away, such as a drive that was taken off, takes no document with it, and may come again.
      fail(folder, noFolder(folder.path, thrown));
      void shut(folder.id);
    }
  }

  /** Looks at a folder, one look at a time; changes in the meantime make another one. */
  function lookNow(folder: WatchedFolderRow, state: Watching): void {
    if (state.closing !== null) return;
    if (state.running !== null) {
      state.again = true;
      return;
    }
    state.running = look(folder).finally(() => {
      state.running = null;
      if (state.again) {
        state.again = false;
        lookNow(folder, state);
      }
    });
  }

  /** For what no event may tell of. */
  function lookLater(folder: WatchedFolderRow): void {
    const state = watching.get(folder.id);
    if (state !== undefined) state.timer ??= lookIn(heldMs, folder, state);
  }

  function lookIn(delayMs: number, folder: WatchedFolderRow, state: Watching): NodeJS.Timeout {
    return setTimeout(() => {
      state.timer = null;
      lookNow(folder, state);
    }, delayMs);
  }

  function open(folder: WatchedFolderRow): void {
    if (watching.has(folder.id)) return;
    if (!existsSync(folder.path)) {
      if (!errors.has(folder.id)) fail(folder, noFolder(folder.path, null));
      return;
    }
    const lookSoon = () => {
      if (state.timer !== null) clearTimeout(state.timer);
      state.timer = lookIn(quietMs, folder, state);
    };
    const watcher = watchTree(folder.path, {
      leavesOut: isUnwatchedName,
      onChange: lookSoon,
      onError(cause) {
        state.broken = toJihwiError(cause);
        log(state.broken, `folder ${folder.path}`);
      },
    });
    const state: Watching = { watcher, timer: null, running: null, again: false, closing: null, broken: null };
    watching.set(folder.id, state);
    lookNow(folder, state);
    // What changed between this look and the moment when changes are seen.
    void watcher.ready.then(() => lookNow(folder, state));
  }

  /** Watches what the list has on, among these or all, and nothing else, whichever process has changed it. */
  async function follow(among: ReadonlySet<string> | null): Promise<void> {
    const on = new Map((await foldersOn()).map((folder) => [folder.id, folder]));
    if (stopping.signal.aborted) return;
    for (const folder of on.values()) if (among?.has(folder.id) ?? true) open(folder);
    await Promise.all([...watching.keys()].filter((id) => !on.has(id)).map(shut));
  }

  async function shut(id: string): Promise<void> {
    const state = watching.get(id);
    if (state === undefined) return;
    state.closing ??= (async () => {
      await state.watcher.close();
      await state.running;
      if (state.timer !== null) clearTimeout(state.timer);
      // Last: a folder is not opened again while a look at it is under way.
      watching.delete(id);
    })();
    await state.closing;
  }

  async function view(folder: WatchedFolderRow): Promise<WatchedFolder> {
    const files = await store.watchedFolders.files(folder.id);
    return {
      id: folder.id,
      path: folder.path,
      isOn: folder.isOn === 1,
      collection: folder.collectionId,
      files: files.length,
      failed: files.filter(({ error }) => error !== null).length,
      error: (errors.get(folder.id) ?? watching.get(folder.id)?.broken)?.toRecord() ?? null,
    };
  }

  return {
    /** Puts a folder on the list. It is looked at by whoever watches. */
    async add(path: string, collectionId: string | null = null): Promise<WatchedFolderRow> {
      const full = resolve(path);
      const found = await stat(full).catch((cause: unknown) => {
        throw noFolder(path, cause);
      });
      if (!found.isDirectory()) throw noFolder(path, null);
      return await store.watchedFolders.add(full, collectionId);
    },

    async list(): Promise<WatchedFolder[]> {
      return await Promise.all((await store.watchedFolders.list()).map(view));
    },

    /** Switches a folder on or off. Its documents stay as they are while it is off. */
    async turn(id: string, isOn: boolean): Promise<WatchedFolder> {
      const folder = await store.watchedFolders.turn(id, isOn);
      if (!isOn) await shut(id);
      else if (following !== undefined) open(folder);
      return await view(folder);
    },

    /** Takes a folder off the list; its documents stay. */
    async remove(id: string): Promise<void> {
      await shut(id);
      seenFiles.delete(id);
      await store.watchedFolders.remove(id);
    },

    /** One look at a folder, without watching it. */
    async sync(folder: WatchedFolderRow): Promise<SyncReport> {
      const report = await syncFolder(folder, { store, documents });
      for (const tell of listeners) tell(folder, report);
      return report;
    },

    /** Watches every folder that is on, or the given ones, for as long as they are. */
    async start(folders?: readonly WatchedFolderRow[]): Promise<void> {
      const among = folders === undefined ? null : new Set(folders.map(({ id }) => id));
      await follow(among);
      const read = () => {
        reading = follow(among).catch((thrown: unknown) => log(toJihwiError(thrown), "watched folders"));
      };
      following ??= setInterval(read, followMs);
    },

    onSynced(tell: (folder: WatchedFolderRow, report: SyncReport) => void): void {
      listeners.add(tell);
    },

    async stop(): Promise<void> {
      stopping.abort();
      clearInterval(following);
      await reading;
      await Promise.all([...watching.keys()].map(shut));
    },
  };
}

function noFolder(path: string, cause: unknown): JihwiError {
  return documentFailure("no-folder", { path }, { cause });
}
