import { useSyncExternalStore } from "react";
import { toApiError } from "../api/api-error.ts";
import { refreshDocuments } from "../api/documents.ts";
import { uploadDocument } from "../api/upload-document.ts";

/** A file on its way to the server, one that did not arrive, or one that was there already. Any other is a document once it has arrived. */
export interface Upload {
  readonly key: number;
  readonly name: string;
  readonly share: number;
  readonly error: string | null;
  /** The document that it is, where that has another name. */
  readonly known: { readonly id: string; readonly name: string } | null;
}

let uploads: readonly Upload[] = [];
let counter = 0;
const listeners = new Set<() => void>();

function change(next: readonly Upload[]): void {
  uploads = next;
  for (const listener of listeners) listener();
}

const update = (key: number, values: Partial<Upload>) =>
  change(uploads.map((upload) => (upload.key === key ? { ...upload, ...values } : upload)));

export const dismissUpload = (key: number) => change(uploads.filter((upload) => upload.key !== key));

/** Uploads outlive the drawer that started them. */
export function useUploads(): readonly Upload[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => uploads,
  );
}

/** The documents that arrived, and the keys of files that did not. */
export interface Arrival {
  readonly arrived: readonly string[];
  readonly failed: readonly number[];
}

/** Sends files one after another; a file that fails keeps its error and the next goes on. */
export async function sendFiles(
  files: readonly File[],
  { collection = null, isPassing = false }: { collection?: string | null; isPassing?: boolean } = {},
): Promise<Arrival> {
  const entries = files.map((file) => {
    counter += 1;
    return { file, upload: { key: counter, name: file.name, share: 0, error: null, known: null } };
  });
  change([...uploads, ...entries.map(({ upload }) => upload)]);
  const arrived: string[] = [];
  const failed: number[] = [];
  for (const { file, upload } of entries) {
    try {
      const row = await uploadDocument(file, {
        collection,
        isPassing,
        onSent: (share) => update(upload.key, { share }),
      });
      if (row.documentId !== null) arrived.push(row.documentId);
      if (row.error !== null) fail(upload.key, row.error.message);
      else if (row.documentId === null || row.name === null || row.name === file.name.normalize("NFC"))
        dismissUpload(upload.key);
      else update(upload.key, { known: { id: row.documentId, name: row.name } });
    } catch (thrown) {
      const { message, hint } = toApiError(thrown);
      fail(upload.key, hint === null ? message : `${message} ${hint}`);
    }
  }
  // The server's events tell of each; those who asked for them find them all in the list.
  await refreshDocuments();
  return { arrived, failed };

  function fail(key: number, error: string) {
    failed.push(key);
    update(key, { error });
  }
}
