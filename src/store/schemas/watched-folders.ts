import { z } from "zod";
import { errorRecordSchema } from "#protocol";
import { jsonText } from "../rows.ts";

/** A folder whose files are documents. `isOn` is 0 or 1, as both databases have it. */
export const watchedFolderRowSchema = z.object({
  id: z.string(),
  path: z.string(),
  isOn: z.number().int(),
  /** The collection that its documents are put into. */
  collectionId: z.string().nullable().default(null),
  createdAt: z.number(),
});

/** A file of it as it was last seen: the hash of its bytes, and the document it is or the reason why it is none. */
export const watchedFileSchema = z.object({
  folderId: z.string(),
  path: z.string(),
  hash: z.string(),
  documentId: z.string().nullable(),
  /** 1 when the document came with the file; one that was there before stays when the file goes. */
  isOwn: z.number().int(),
  error: jsonText(errorRecordSchema).nullable(),
});
