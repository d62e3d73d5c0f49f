import { type Uploaded, uploadAnswerSchema } from "#protocol";
import { accessRefused } from "./access.ts";
import { errorOf, unreachable, unreadable } from "./api-error.ts";
import { requestHeaders } from "./request.ts";

/** Sends one file. XMLHttpRequest, since fetch does not tell how much of a body has gone out. */
export function uploadDocument(file: File, onProgress: (share: number) => void): Promise<Uploaded> {
  const { promise, resolve, reject } = Promise.withResolvers<Uploaded>();
  const call = new XMLHttpRequest();
  call.open("POST", "/api/documents");
  for (const [name, value] of Object.entries(requestHeaders())) call.setRequestHeader(name, value);
  call.upload.onprogress = (event) => {
    if (event.lengthComputable) onProgress(event.loaded / event.total);
  };
  call.onerror = () => reject(unreachable(new Error("upload failed")));
  call.onload = () => {
    if (call.status >= 400) {
      const error = errorOf(call.responseText, call.status);
      if (error.code === "unauthorized") accessRefused();
      return reject(error);
    }
    try {
      const [row] = uploadAnswerSchema.parse(JSON.parse(call.responseText)).documents;
      if (row === undefined) throw new Error("the answer names no file");
      resolve(row);
    } catch (thrown) {
      reject(unreadable(thrown));
    }
  };
  const form = new FormData();
  form.append("file", file);
  call.send(form);
  return promise;
}
