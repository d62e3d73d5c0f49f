import type { DocumentResource } from "#protocol";
import { bringFiles } from "../../bring-documents.ts";
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
  /** What was known before is as old as it was. */
  const remember = ({ id, createdAt }: DocumentResource, since: number) => {
    if (createdAt >= since) borrowed.add(id);
  };
  return {
    async file(path) {
      const since = Date.now();
      const [brought] = await bringFiles(context, [path]);
      if (brought?.document) remember(brought.document, since);
      if (brought?.error) throw brought.error;
      return brought?.document?.id ?? "";
    },
    async text(text, name) {
      const since = Date.now();
      await jobs.start();
      const added = await documents.add(Buffer.from(text), name);
      remember(added, since);
      return (await documents.settled(added.id, undefined, context.signal)).id;
    },
    async [Symbol.asyncDispose]() {
      if (borrowed.size > 0) await documents.remove(...borrowed);
    },
  };
}
