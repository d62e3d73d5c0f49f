import type { JihwiApp } from "#app";
import { researchDocumentsApi } from "#protocol";
import { paperFiles } from "../paper-files.ts";
import type { Router } from "../router.ts";
import { sendFile } from "../send-file.ts";

/** What a user does with one research document. Each writing is a version; none is lost. */
export function researchDocumentRoutes(router: Router, { research }: JihwiApp): void {
  const { notebooks } = research;

  router.add(researchDocumentsApi.read, ({ params }) => notebooks.document(params.id));

  router.add(researchDocumentsApi.edit, ({ params, body }) => notebooks.edit(params.id, body));

  router.add(researchDocumentsApi.remove, ({ params }) => notebooks.remove(params.id));

  router.add(researchDocumentsApi.versions, async ({ params }) => ({ versions: await notebooks.versions(params.id) }));

  router.add(researchDocumentsApi.restore, ({ params, body }) => notebooks.restore(params.id, body.version));

  router.add(researchDocumentsApi.export, async ({ params: { id }, query: { format }, context, language, signal }) => {
    const { exportDocument } = await import("#papers");
    const content = await exportDocument(research, id, format, language, signal);
    return sendFile(context, content, paperFiles(format, (await notebooks.document(id)).title));
  });
}
