import type { Context } from "hono";
import { LRUCache } from "lru-cache";
import { z } from "zod";
import type { JihwiApp } from "#app";
import type { DocumentResource } from "#protocol";
import { cursorAt } from "#store";
import { filesIn, receiveForm } from "../receive-form.ts";
import { requested } from "../requested.ts";
import { sendStoredFile } from "../send-file.ts";

const listQuery = z.object({
  limit: z.coerce.number().int().min(1).max(10_000).default(200),
  after: z.string().max(200).optional(),
  /** The newest come first, and nothing else is promised. */
  order: z.literal("desc").optional(),
});

/** As long as a client waits for its file to be read; a longer document is ready a little later. */
const longestWaitMs = 30_000;

/** `/v1/files`: documents by the names that OpenAI's clients use. */
export async function addFile(context: Context, { config, documents, jobs }: JihwiApp): Promise<Response> {
  await using form = await receiveForm(context, {
    dataDir: config.dataDir,
    fileBytes: documents.largestFile + 1,
    cutsLarger: true,
  });
  const [file] = filesIn(form);
  if (file === undefined) return context.notFound();
  const added = await file.withBytes((bytes) => documents.add(bytes, file.name));
  const patience = AbortSignal.any([AbortSignal.timeout(longestWaitMs), context.req.raw.signal]);
  if (added.jobId !== null) for await (const _ of jobs.subscribe(added.jobId, patience)) if (patience.aborted) break;
  return context.json(fileOf(await documents.get(added.id), form.field("purpose") ?? undefined));
}

/** When the last files of pages were brought: whoever removes files as they are listed goes on behind one that is gone. */
const places = new LRUCache<string, number>({ max: 10_000 });

async function placeOf(id: string, documents: JihwiApp["documents"]): Promise<number> {
  return places.get(id) ?? (await documents.get(id)).createdAt;
}

/** OpenAI's clients go on behind the last file that they have, by its id. */
export async function listFiles(context: Context, { documents }: JihwiApp): Promise<Response> {
  const { limit, after } = requested(listQuery, context.req.query());
  const { items, next } = await documents.list({
    limit,
    after: after && cursorAt(await placeOf(after, documents), after),
  });
  const last = items.at(-1);
  if (last !== undefined) places.set(last.id, last.createdAt);
  return context.json({ object: "list", data: items.map((document) => fileOf(document)), has_more: next !== null });
}

export async function readFile(context: Context, { documents }: JihwiApp, id: string): Promise<Response> {
  return context.json(fileOf(await documents.getListed(id)));
}

export async function fileContent(context: Context, { documents, audit }: JihwiApp, id: string): Promise<Response> {
  await documents.getListed(id);
  const { name, ...file } = await documents.original(id);
  audit.record("document-downloaded", { id });
  return sendStoredFile(context, file, { name, type: "application/octet-stream" });
}

export async function removeFile(context: Context, { documents, audit }: JihwiApp, id: string): Promise<Response> {
  await documents.getListed(id);
  await documents.remove(id);
  audit.record("document-removed", { id });
  return context.json({ id, object: "file", deleted: true });
}

function fileOf({ id, name, bytes, status, createdAt, error }: DocumentResource, purpose = "assistants"): object {
  return {
    id,
    object: "file",
    bytes,
    created_at: Math.floor(createdAt / 1000),
    filename: name,
    purpose,
    status: status === "ready" ? "processed" : status === "error" ? "error" : "uploaded",
    status_details: error === null ? null : error.message.en,
  };
}
