import { readFile } from "node:fs/promises";
import { basename, resolve } from "node:path";
import { addAbortSignal } from "node:stream";
import { buffer } from "node:stream/consumers";
import { type DocumentResource, type JihwiError as Failure, isWebAddress, JihwiError, toJihwiError } from "#protocol";
import type { CliContext } from "./context.ts";
import { cliFailure } from "./failure.ts";
import { cliText } from "./text.ts";

export interface BroughtDocuments {
  readonly file: string;
  readonly document: DocumentResource | null;
  readonly error: Failure | null;
}

/** Adds files and web pages and waits until each has been read, with progress on a terminal. A file that fails does not stop the others. */
export async function bringFiles(context: CliContext, files: readonly string[]): Promise<BroughtDocuments[]> {
  const jihwi = await context.jihwi();
  await jihwi.jobs.start();
  const brought: BroughtDocuments[] = [];
  for (const file of files) {
    try {
      const added = isWebAddress(file)
        ? await jihwi.documents.addUrl(file, context.signal)
        : await jihwi.documents.add(await readDocument(context, file), documentName(file));
      const document = await settleDocument(context, added.id, file);
      tellOtherName(context, file, document);
      brought.push({ file, document, error: document.error === null ? null : JihwiError.fromRecord(document.error) });
    } catch (thrown) {
      if (context.signal.aborted) throw thrown;
      brought.push({ file, document: null, error: toJihwiError(thrown) });
    }
  }
  return brought;
}

/** A file that was there already keeps the name that it has: whoever brings it looks for their own. */
function tellOtherName(context: CliContext, file: string, { name }: DocumentResource): void {
  if (isWebAddress(file) || name === documentName(file).normalize("NFC")) return;
  context.note(context.say(cliText("there-under-other-name", { file, name })));
}

/** Waits until a document has been read, with progress on a terminal. */
export async function settleDocument(context: CliContext, id: string, file: string): Promise<DocumentResource> {
  const { documents } = await context.jihwi();
  try {
    return await documents.settled(id, (job) => progress(context, file, job.progress), context.signal);
  } finally {
    if (context.terminal.stderr) process.stderr.write("\r\u001b[K");
  }
}

/** The ids of files that must all be readable, for commands that ask over them. */
export async function bringDocuments(context: CliContext, files: readonly string[]): Promise<string[]> {
  if (files.length === 0) return [];
  const ids: string[] = [];
  for (const { document, error } of await bringFiles(context, files)) {
    if (error !== null) throw error;
    if (document !== null) ids.push(document.id);
  }
  return ids;
}

const standardInput = "-";

/** What a file that the user named is called; standard input has no name of its own. */
export const documentName = (file: string) => (file === standardInput ? "stdin" : basename(file));

/** The bytes of a file that the user named; of standard input for `-`. */
export async function readDocument(context: CliContext, file: string): Promise<Uint8Array> {
  if (file !== standardInput) return await readNamedFile(resolve(context.cwd, file), file);
  return await buffer(addAbortSignal(context.signal, context.stdin)).catch((cause: unknown) => {
    context.signal.throwIfAborted();
    throw cannotRead(file, cause);
  });
}

/** The bytes of a file; one that cannot be read is told by the name that the user gave. */
export async function readNamedFile(path: string, named = path): Promise<Uint8Array> {
  try {
    return await readFile(path);
  } catch (cause) {
    throw cannotRead(named, cause);
  }
}

export function cannotRead(file: string, cause: unknown): JihwiError {
  if (cause instanceof Error && "code" in cause && cause.code === "EISDIR")
    return cliFailure("folder-for-file", { file });
  return cliFailure("unreadable-file", { file }, { cause });
}

function progress(context: CliContext, file: string, at: { done: number; total: number | null } | null): void {
  if (!context.terminal.stderr || at === null) return;
  process.stderr.write(`\r\u001b[K${file} ${at.done}${at.total === null ? "" : `/${at.total}`}`);
}
