import { documentsApi, type Uploaded } from "#protocol";
import { unreadable } from "./api-error.ts";
import { uploadFiles } from "./upload-files.ts";

/** Sends one file; `onSent` hears how much of it has gone out. */
export async function uploadDocument(file: File, onSent?: (share: number) => void): Promise<Uploaded> {
  const [row] = (await uploadFiles(documentsApi.add, [file], { onSent })).documents;
  if (row === undefined) throw unreadable(new Error("the answer names no file"));
  return row;
}
