import { z } from "zod";
import type { SchemaOf } from "#protocol";
import { accessRefused } from "./access.ts";
import { type ApiError, errorOf, unreachable, unreadable, unreadableFile } from "./api-error.ts";
import { requestHeaders } from "./request.ts";

/** A route that takes files and answers in JSON. */
interface UploadRoute<Answer> {
  readonly path: string;
  readonly body: "upload";
  readonly answer: SchemaOf<Answer>;
}

interface UploadOptions {
  readonly fields?: Readonly<Record<string, string>>;
  /** Hears how much has gone out, as a share of it. */
  readonly onSent?: (share: number) => void;
}

/** Sends files, and fields beside them. XMLHttpRequest, since fetch does not tell how much of a body has gone out. */
export function uploadFiles<Answer>(
  route: UploadRoute<Answer>,
  files: readonly File[],
  { fields = {}, onSent }: UploadOptions = {},
): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const call = new XMLHttpRequest();
  call.open("POST", route.path);
  for (const [name, value] of Object.entries(requestHeaders())) call.setRequestHeader(name, value);
  call.upload.onprogress = (event) => {
    if (event.lengthComputable) onSent?.(event.loaded / event.total);
  };
  call.onerror = () => void whyNotSent(files).then(reject);
  call.onload = () => {
    if (call.status >= 400) {
      const error = errorOf(call.responseText, call.status);
      if (error.code === "unauthorized") accessRefused();
      return reject(error);
    }
    try {
      resolve(z.parse(route.answer, JSON.parse(call.responseText)));
    } catch (thrown) {
      reject(unreadable(thrown));
    }
  };
  const form = new FormData();
  for (const file of files) form.append("file", file);
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  call.send(form);
  return promise;
}

/** A browser tells of a file that it cannot read as of a server that it cannot reach. */
async function whyNotSent(files: readonly File[]): Promise<ApiError> {
  for (const file of files) {
    try {
      await file.slice(0, 1).arrayBuffer();
    } catch (thrown) {
      return unreadableFile(file.name, thrown);
    }
  }
  return unreachable(new Error("upload failed"));
}
