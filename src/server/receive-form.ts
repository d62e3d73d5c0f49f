import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { Busboy } from "@fastify/busboy";
import type { Context } from "hono";
import { createSlots } from "#kernel";
import { JihwiError } from "#protocol";
import { fileFault } from "#store";
import { serverFailure } from "./failure.ts";

/** A file of a form, on disk until the request is over. */
export interface ReceivedFile {
  readonly name: string;
  /** Works on the whole file in memory. One file of all requests at a time, so that many uploads need no more than one. */
  withBytes<Result>(work: (bytes: Uint8Array) => Promise<Result>): Promise<Result>;
  stream(): AsyncIterable<Uint8Array>;
}

export interface ReceivedForm extends AsyncDisposable {
  readonly files: readonly ReceivedFile[];
  field(name: string): string | null;
}

/** The files of a form, of which there must be one. */
export function filesIn({ files: [first, ...others] }: ReceivedForm): readonly [ReceivedFile, ...ReceivedFile[]] {
  if (first === undefined) throw noFile();
  return [first, ...others];
}

export interface FormLimits {
  /** The data folder, where files wait on disk. */
  readonly dataDir: string;
  readonly fileBytes: number;
  /** All files together; 2 GiB unless it is given. */
  readonly formBytes?: number;
  /** A larger file is cut there, for whoever can tell by its length, instead of ending the request. */
  readonly cutsLarger?: boolean;
}

/** The most files of one form. */
export const mostFiles = 500;
/** The largest form, all files together, that names no limit of its own. */
const largestForm = 2 * 1024 * 1024 * 1024;
const largestField = 1024 * 1024;
/** What a killed server left behind is removed when it is this old. */
const abandonedAfterMs = 24 * 60 * 60 * 1000;

/** Reads a multipart form as it comes: files go to disk, and every limit stops the reading at once. */
export async function receiveForm(
  context: Context,
  { dataDir, formBytes = largestForm, ...limits }: FormLimits,
): Promise<ReceivedForm> {
  const { body } = context.req.raw;
  if (body === null) throw noFile();
  if (Number(context.req.header("content-length") ?? 0) > formBytes) throw uploadTooLarge();
  const folder = join(dataDir, "uploads");
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await removeAbandoned(folder);
  const own = await mkdtemp(join(folder, "form-"));
  const remove = () => rm(own, { recursive: true, force: true });
  try {
    const { files, fields } = await receive(context, own, { formBytes, ...limits });
    return { files, field: (name) => fields.get(name) ?? null, [Symbol.asyncDispose]: remove };
  } catch (thrown) {
    await remove();
    if (thrown instanceof JihwiError) throw thrown;
    throw fileFault(folder, thrown) ?? noFile(thrown);
  }
}

async function receive(
  context: Context,
  folder: string,
  { fileBytes, formBytes, cutsLarger = false }: { fileBytes: number; formBytes: number; cutsLarger?: boolean },
) {
  const files: ReceivedFile[] = [];
  const fields = new Map<string, string>();
  const writing: Promise<void>[] = [];
  const form = new Busboy({
    headers: { "content-type": context.req.header("content-type") ?? "" },
    limits: { files: mostFiles, fileSize: fileBytes, fieldSize: largestField, fields: 50, parts: mostFiles + 50 },
  });
  const refuse = (error: Error) => form.destroy(error);
  form.on("filesLimit", () => refuse(tooManyFiles()));
  form.on("partsLimit", () => refuse(tooManyFiles()));
  form.on("field", (name, value) => fields.set(name, value));
  form.on("file", (field, stream, name) => {
    // A browser sends a part without a name for a field that was left empty.
    if (field !== "file" || !name) return void stream.resume();
    if (!cutsLarger) stream.once("limit", () => refuse(uploadTooLarge()));
    const path = join(folder, String(files.length));
    files.push(describeFile(name, path));
    const written = pipeline(stream, createWriteStream(path, { mode: 0o600 }));
    written.catch(refuse);
    writing.push(written);
  });
  await pipeline(Readable.from(limited(context, formBytes), { objectMode: false }), form);
  await Promise.all(writing);
  return { files, fields };
}

function describeFile(name: string, path: string): ReceivedFile {
  return {
    name,
    withBytes: (work) => wholeFiles.run(async () => work(await readFile(path))),
    // Opened when it is read: nobody closes a file that was only made ready.
    async *stream() {
      yield* createReadStream(path);
    },
  };
}

/** Whole files in memory, one at a time. */
const wholeFiles = createSlots(1);

/** A body as it comes, up to so many bytes. */
export async function* limited(context: Context, most: number): AsyncGenerator<Uint8Array> {
  let size = 0;
  for await (const piece of context.req.raw.body ?? []) {
    size += piece.length;
    if (size > most) throw uploadTooLarge();
    yield piece;
  }
}

async function removeAbandoned(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const made = await stat(path).catch(() => null);
    if (made !== null && Date.now() - made.mtimeMs > abandonedAfterMs) await rm(path, { recursive: true, force: true });
  }
}

function tooManyFiles(): JihwiError {
  return serverFailure("too-many-files", { mostFiles });
}

function uploadTooLarge(): JihwiError {
  return serverFailure("upload-too-large");
}

export function noFile(cause?: unknown): JihwiError {
  return serverFailure("no-file", {}, { cause });
}
