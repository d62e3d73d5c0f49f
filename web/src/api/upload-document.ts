import { documentsApi, type Uploaded } from "#protocol";
import { unreadable } from "./api-error.ts";
import { uploadFiles } from "./upload-files.ts";

interface Sending {
  /** The collection that it is put into. */
  readonly collection?: string | null;
  /** A picture goes with the conversation that it is brought into. */
  readonly isPassing?: boolean;
  /** Hears how much of it has gone out. */
  readonly onSent?: (share: number) => void;
}

/** Sends one file. */
export async function uploadDocument(
  file: File,
  { collection = null, isPassing = false, onSent }: Sending = {},
): Promise<Uploaded> {
  const fields: Record<string, string> = {};
  if (collection !== null) fields.collection = collection;
  if (isPassing) fields.passing = "1";
  const [row] = (await uploadFiles(documentsApi.add, [file], { fields, onSent })).documents;
  if (row === undefined) throw unreadable(new Error("the answer names no file"));
  return row;
}
