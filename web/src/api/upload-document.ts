import { documentsApi, type Uploaded } from "#protocol";
import { unreadable } from "./api-error.ts";
import { uploadFiles } from "./upload-files.ts";

interface Sending {
  /** The collection that it is put into. */
  readonly collection?: string | null;
  /** Hears how much of it has gone out. */
  readonly onSent?: (share: number) => void;
}

/** Sends one file. */
export async function uploadDocument(file: File, { collection = null, onSent }: Sending = {}): Promise<Uploaded> {
  const fields: Record<string, string> = collection === null ? {} : { collection };
  const [row] = (await uploadFiles(documentsApi.add, [file], { fields, onSent })).documents;
  if (row === undefined) throw unreadable(new Error("the answer names no file"));
  return row;
}
