import type { House } from "#app";
import { documentsApi, toJihwiError, type Uploaded } from "#protocol";
import { done } from "../done.ts";
import { languageOfRequest } from "../errors.ts";
import type { Router } from "../router.ts";
import { sendFile } from "../send-file.ts";
import { filesIn, readForm } from "../uploads.ts";

export function documentRoutes(router: Router, { documents, findPassages }: House): void {
  router.add(documentsApi.list, async ({ query }) => {
    const { items, next } = await documents.list(query);
    return { documents: [...items], next };
  });

  router.add(documentsApi.add, async ({ context }) => {
    const files = filesIn(await readForm(context));
    const language = languageOfRequest(context);
    const rows: Uploaded[] = [];
    for (const file of files) {
      try {
        const { id, status, jobId } = await documents.add(new Uint8Array(await file.arrayBuffer()), file.name);
        rows.push({ file: file.name, status, documentId: id, jobId, error: null });
      } catch (thrown) {
        const { code, says } = toJihwiError(thrown);
        const error = { code, message: says[language] };
        rows.push({ file: file.name, status: "error", documentId: null, jobId: null, error });
      }
    }
    return { documents: rows };
  });

  router.add(documentsApi.read, ({ params }) => documents.get(params.id));

  router.add(documentsApi.pages, async ({ params }) => ({ pages: await documents.pages(params.id) }));

  router.add(documentsApi.file, async ({ params, context }) => {
    const { name, format, bytes } = await documents.original(params.id);
    const type = format === "pdf" ? "application/pdf" : "application/octet-stream";
    return sendFile(context, new Uint8Array(bytes), { name, type });
  });

  router.add(documentsApi.remove, async ({ params }) => {
    await documents.remove(params.id);
    return done;
  });

  router.add(documentsApi.search, async ({ query: { q, k, document } }) => ({
    hits: await findPassages(q, { k, documents: document === undefined ? null : [document] }),
  }));
}
