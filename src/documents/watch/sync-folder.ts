import { readFile, stat } from "node:fs/promises";
import { basename, join } from "node:path";
import { JihwiError, toJihwiError } from "#protocol";
import type { Store, WatchedFile, WatchedFolderRow } from "#store";
import { documentFailure } from "../failure.ts";
import type { DocumentLibrary } from "../library/create-documents.ts";
import { sha256 } from "../library/sha256.ts";
import { tooLargeFile } from "../parsing/parse-document.ts";
import { listWatchedFiles, saysMissing } from "./list-files.ts";

export interface SyncOptions {
  readonly store: Store;
  readonly documents: Pick<DocumentLibrary, "add" | "remove" | "largestFile">;
  readonly signal?: AbortSignal;
  /** By path, the size and times of files as they are known: one that still has them is not read again. */
  readonly seen?: Map<string, string>;
  /** Told of each file and folder that may not be read. */
  readonly onUnread?: (error: JihwiError) => void;
  /** Told when a file that has changed could not be read after its old document went: it is to be tried again soon. */
  readonly onHalfway?: () => void;
}

/** What a look at a folder has changed, by the paths of its files. */
export interface SyncReport {
  readonly added: readonly string[];
  readonly changed: readonly string[];
  readonly removed: readonly string[];
  /** Files that can be no documents, which are tried again when they change, and files and folders that may not be read. */
  readonly failed: readonly { readonly path: string; readonly message: { readonly ko: string; readonly en: string } }[];
}

/** The bytes of a file, or why they are not taken. */
interface Content {
  readonly bytes: Uint8Array | JihwiError;
  readonly digest: string;
}

/** Stands for the hash of a file over the limit, which is not read. */
const overLimit = "over the limit";
/** Stands for the hash of a file whose old document goes: whatever is in it next is new, be it what it was before. */
const halfway = "halfway";
/** Two changes within a tick of a clock leave the same times; that of some drives ticks every two seconds. */
const youngMs = 5_000;

async function contentOf(path: string, size: number, largest: number): Promise<Content> {
  if (size > largest) return { bytes: tooLargeFile(basename(path), size, largest), digest: overLimit };
  const bytes = await readFile(path);
  return { bytes, digest: await sha256(bytes) };
}

/**
 * Brings the documents in step with the files of a folder: new files are added, changed ones replace what they were, and what
 * is gone goes. A file is known by its path and the hash of its bytes, so a second run does nothing.
 */
export async function syncFolder(folder: WatchedFolderRow, options: SyncOptions): Promise<SyncReport> {
  const { store, documents, signal, seen = new Map<string, string>() } = options;
  const known = new Map((await store.watchedFolders.files(folder.id)).map((file) => [file.path, file]));
  const report = { added: [] as string[], changed: [] as string[], removed: [] as string[] };
  const failed: { path: string; message: { ko: string; en: string } }[] = [];
  const { files, unreadable } = await listWatchedFiles(folder.path);
  const present = new Set(files);
  // What was read of it before stays, and it is tried again at the next look.
  const leaveUnread = (path: string, error: JihwiError) => {
    failed.push({ path, message: error.says });
    options.onUnread?.(error);
  };
  for (const [path, cause] of unreadable) leaveUnread(path, unreadFolder(join(folder.path, path), cause));
  const gone = [...known.values()].filter(
    ({ path }) => !present.has(path) && !unreadable.keys().some((closed) => path.startsWith(closed)),
  );
  if (gone.length > 1 && present.size === 0) throw emptied(folder.path);

  /** What is in a file, where that is not what it was known by. */
  async function newContent(path: string): Promise<Content | null> {
    signal?.throwIfAborted();
    const full = join(folder.path, path);
    const before = known.get(path);
    try {
      const { size, mtimeNs, ctimeNs, ctimeMs } = await stat(full, { bigint: true });
      const stamp = `${size} ${mtimeNs} ${ctimeNs}`;
      if (before !== undefined && seen.get(path) === stamp) return null;
      const content = await contentOf(full, Number(size), documents.largestFile);
      if (before?.hash !== content.digest) return content;
      if (Date.now() - Number(ctimeMs) > youngMs) seen.set(path, stamp);
    } catch (cause) {
      if (saysMissing(cause)) return null;
      leaveUnread(path, unreadFile(full, cause));
      if (before?.hash === halfway) options.onHalfway?.();
    }
    return null;
  }

  async function bring(path: string, content: Content): Promise<void> {
    const file = await addFile(folder, path, content, options);
    await store.watchedFolders.putFile(file);
    if (file.error !== null) failed.push({ path, message: file.error.message });
    else (known.has(path) ? report.changed : report.added).push(path);
  }

  const changed: WatchedFile[] = [];
  for (const path of present) {
    const found = await newContent(path);
    const before = known.get(path);
    if (found === null) continue;
    if (before === undefined) {
      await bring(path, found);
      continue;
    }
    const leaving = { ...before, hash: halfway };
    await store.watchedFolders.putFile(leaving);
    known.set(path, leaving);
    seen.delete(path);
    changed.push(leaving);
  }
  // A row says which document goes with its file until that is gone: a removal that fails is made up for at the next look.
  await letGo(changed, options);
  for (const { path } of changed) {
    const found = await newContent(path);
    if (found !== null) await bring(path, found);
  }
  await letGo(gone, options);
  for (const { path } of gone) {
    await store.watchedFolders.removeFile(folder.id, path);
    seen.delete(path);
    report.removed.push(path);
  }
  return { ...report, failed };
}

async function addFile(
  folder: WatchedFolderRow,
  path: string,
  { bytes, digest }: Content,
  { store, documents }: SyncOptions,
): Promise<WatchedFile> {
  const file = { folderId: folder.id, path, hash: digest };
  try {
    if (bytes instanceof JihwiError) throw bytes;
    const there = await store.documents.findByHash(digest);
    const { id } = await documents.add(bytes, path, { isWatched: true, collection: folder.collectionId });
    const isOwn = there === null || (await store.watchedFolders.owns(id));
    return { ...file, documentId: id, isOwn: isOwn ? 1 : 0, error: null };
  } catch (thrown) {
    return { ...file, documentId: null, isOwn: 0, error: toJihwiError(thrown).toRecord() };
  }
}

/** Removes the documents of files that are gone or have changed, but for those that a person brought or another file is too. */
async function letGo(files: readonly WatchedFile[], { store, documents }: SyncOptions): Promise<void> {
  const left = new Set<string>();
  for (const { documentId, isOwn } of files) {
    if (documentId === null || isOwn === 0) continue;
    const holders = await store.watchedFolders.holders(documentId);
    const isLeft = holders.every((holder) =>
      files.some(({ folderId, path }) => folderId === holder.folderId && path === holder.path),
    );
    if (isLeft && (await store.documents.find(documentId)) !== null) left.add(documentId);
  }
  if (left.size > 0) await documents.remove(...left);
}

/** A drive that is taken off leaves an empty folder behind on Linux: nobody has removed all these files. */
function emptied(path: string): JihwiError {
  return documentFailure("emptied", { path });
}

function unreadFile(path: string, cause: unknown): JihwiError {
  return documentFailure("unread-file", { path }, { cause });
}

function unreadFolder(path: string, cause: unknown): JihwiError {
  return documentFailure("unread-folder", { path }, { cause });
}
