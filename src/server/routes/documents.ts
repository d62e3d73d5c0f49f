import type { JihwiApp } from "#app";
import { formats } from "#documents/formats";
import { isPassingStoreFault } from "#kernel";
import { documentsApi, saidIn, toJihwiError, type Uploaded } from "#protocol";
import { filesIn, receiveForm } from "../receive-form.ts";
import type { Router } from "../router.ts";
import { sendFile, sendStoredFile } from "../send-file.ts";

export function documentRoutes(
  router: Router,
  { config, documents, library: { folders, findPassages }, audit }: JihwiApp,
): void {
  router.add(documentsApi.list, async ({ query }) => {
    const { items, next } = await documents.list({ ...query, withPassing: query.passing !== undefined });
    return { documents: [...items], next };
  });

  router.add(documentsApi.add, async ({ context, language }) => {
    await using form = await receiveForm(context, {
      dataDir: config.dataDir,
      fileBytes: documents.largestFile + 1,
      cutsLarger: true,
    });
    const collection = form.field("collection");
    const isPassing = form.field("passing") !== null;
    const rows: Uploaded[] = [];
    for (const file of filesIn(form)) {
      try {
        const { id, name, status, jobId } = await file.withBytes((bytes) =>
          documents.add(bytes, file.name, { collection, isPassing }),
        );
        rows.push({ file: file.name, status, documentId: id, name, jobId, error: null });
      } catch (thrown) {
        // Where the store takes none of them, the request itself has failed.
        if (isPassingStoreFault(thrown) && rows.every(({ status }) => status === "error")) throw thrown;
        const { code, says } = toJihwiError(thrown);
        const error = { code, message: saidIn(says, language) };
        rows.push({ file: file.name, status: "error", documentId: null, name: null, jobId: null, error });
      }
    }
    return { documents: rows };
  });

  router.add(documentsApi.addUrl, async ({ body, signal }) => documents.addUrl(body.url, signal, body));

  router.add(documentsApi.folders, async () => ({ folders: await folders.list() }));
  router.add(documentsApi.turnFolder, async ({ params, body }) => {
    audit.record("folder-switched", { id: params.id, isOn: String(body.isOn) });
    return await folders.turn(params.id, body.isOn);
  });

  router.add(documentsApi.formats, () => ({
    formats: formats.map(({ name, title, extensions }) => ({ name, title, extensions })),
  }));

  router.add(documentsApi.read, ({ params }) => documents.get(params.id));

  router.add(documentsApi.pages, async ({ params }) => ({ pages: await documents.pages(params.id) }));

  router.add(documentsApi.words, async ({ params: { id, page } }) => ({ words: await documents.words(id, page) }));
  router.add(documentsApi.picture, async ({ params: { id, page }, context, signal }) =>
    sendFile(context, await documents.picture(id, page, signal), { name: `${page}.jpg`, type: "image/jpeg" }),
  );

  router.add(documentsApi.file, async ({ params, context }) => {
    const { name, format, ...file } = await documents.original(params.id);
    const type = format === "pdf" ? "application/pdf" : "application/octet-stream";
    return sendStoredFile(context, file, { name, type });
  });

  router.add(documentsApi.unlock, ({ params, body }) => documents.unlock(params.id, body.password));

  router.add(documentsApi.conversations, ({ params }) => documents.conversations(params.id));

  router.add(documentsApi.remove, ({ params }) => documents.remove(params.id));

  router.add(documentsApi.search, async ({ query: { q, k, document } }) => ({
    hits: await findPassages(q, { k, documents: document === undefined ? null : [document] }),
  }));
}
