import type { Context } from "hono";
import { JihwiError } from "#protocol";
import { streamOf } from "./stream-of.ts";

/** The largest form, all files together. Each file has its reader's own limit as well. */
const largestForm = 512 * 1024 * 1024;
/** The longest stream of records; no more than a piece of it is in memory. */
const longestStream = 64 * 1024 * 1024 * 1024;

const uploadPaths = ["/api/documents", "/api/inspections", "/api/research/library", "/v1/files"];

/** Whether a request brings files, which have limits of their own. */
export function isUpload(context: Context): boolean {
  const type = context.req.header("content-type") ?? "";
  return uploadPaths.includes(context.req.path) && !type.startsWith("application/json");
}

/** A form with files: its fields as they were sent, limited whether or not the sender tells its length. */
export async function readForm(context: Context): Promise<FormData> {
  if (Number(context.req.header("content-length") ?? 0) > largestForm) throw uploadTooLarge();
  const { body, headers } = context.req.raw;
  if (body === null) throw noFile();
  const whole = new Response(streamOf(limited(body, largestForm)), { headers });
  try {
    return await whole.formData();
  } catch (thrown) {
    if (thrown instanceof JihwiError) throw thrown;
    throw noFile(thrown);
  }
}

/** The files of a form, of which there must be one. */
export function filesIn(form: FormData): File[] {
  const files = form.getAll("file").filter((entry) => entry instanceof File);
  if (files.length === 0) throw noFile();
  return files;
}

/** A body that is read as it comes. */
export function streamBody(context: Context): AsyncGenerator<Uint8Array> {
  const { body } = context.req.raw;
  if (body === null) throw noFile();
  return limited(body, longestStream);
}

async function* limited(body: AsyncIterable<Uint8Array>, most: number): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  let size = 0;
  for await (const piece of body) {
    size += piece.length;
    if (size > most) throw uploadTooLarge();
    yield new Uint8Array(piece);
  }
}

function uploadTooLarge(): JihwiError {
  return new JihwiError("too-large", {
    message: { ko: "한 번에 올리는 파일이 너무 큽니다.", en: "That is too much for one upload." },
    hint: { ko: "나누어 올려 주세요.", en: "Upload it in parts." },
  });
}

function noFile(cause?: unknown): JihwiError {
  return new JihwiError("bad-input", {
    message: { ko: "올린 파일이 없습니다.", en: "No file came with the request." },
    hint: {
      ko: "multipart 양식의 file 칸에 파일을 넣어 주세요.",
      en: "Put files into the field `file` of a multipart form.",
    },
    cause,
  });
}
