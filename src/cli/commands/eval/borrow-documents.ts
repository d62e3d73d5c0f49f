import { basename } from "node:path";
import { JihwiError } from "#protocol";
import { readDocument, settleDocument } from "../../bring-documents.ts";
import type { CliContext } from "../../context.ts";

/** Documents that are in the library while something is measured. Those that were not there before leave it again. */
export interface BorrowedDocuments extends AsyncDisposable {
  /** The id of a file's document, once it is read. */
  file(path: string): Promise<string>;
  /** The id of a text's document, once it is read. */
  text(text: string, name: string): Promise<string>;
}

export async function borrowDocuments(context: CliContext): Promise<BorrowedDocuments> {
  const { documents, jobs } = await context.jihwi();
  const borrowed = new Set<string>();
  async function borrow(bytes: Uint8Array, name: string): Promise<string> {
    const since = Date.now();
    await jobs.start();
    const { id, createdAt } = await documents.add(bytes, name);
    // What was known before is as old as it was.
    if (createdAt >= since) borrowed.add(id);
    const { error } = await settleDocument(context, id, name);
    if (error !== null) throw JihwiError.fromRecord(error);
    return id;
  }
  return {
    file: async (path) => await borrow(await readDocument(context, path), basename(path)),
    text: (text, name) => borrow(Buffer.from(text), name),
    async [Symbol.asyncDispose]() {
      if (borrowed.size > 0) await documents.remove(...borrowed);
    },
  };
}
