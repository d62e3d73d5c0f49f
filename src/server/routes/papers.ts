import type { JihwiApp } from "#app";
import { type ImportReport, type JihwiError, papersApi } from "#protocol";
import { serverFailure } from "../failure.ts";
import { paperFiles } from "../paper-files.ts";
import { filesIn, receiveForm } from "../receive-form.ts";
import type { Router } from "../router.ts";
import { sendFile } from "../send-file.ts";

const largestBibliography = 50 * 1024 * 1024;
/** As many as anybody would page through. */
const mostFound = 1000;

/** The user's library of papers, and the search over every source. */
export function paperRoutes(router: Router, { config, research, store, fullTexts, audit }: JihwiApp): void {
  const { library } = research;

  router.add(papersApi.search, async ({ query: { query, source, limit, from, to }, language, signal }) => {
    const { cardOf, searchSources } = await import("#papers");
    const found = await searchSources(
      research.sources(source ?? null),
      { query, limit, yearFrom: from, yearTo: to },
      { signal, language },
    );
    return { papers: found.papers.map(cardOf), sources: [...found.sources] };
  });

  router.add(papersApi.library, async ({ query: { query, limit, after } }) => {
    const { cardOf, newestPapersFirst } = await import("#papers");
    const samples = await library.samples();
    const isSample = new Set(samples.map(({ id }) => id));
    // Samples come after what the user brought.
    const own = newestPapersFirst((await library.all()).filter(({ id }) => !isSample.has(id)));
    const found = query === "" ? [...own, ...samples] : await library.search(query, mostFound);
    const papers = found
      .slice(after, after + limit)
      .map((paper) => ({ ...cardOf(paper), sample: isSample.has(paper.id) }));
    const next = after + limit < found.length ? String(after + limit) : null;
    return { papers, total: found.length, samples: samples.length, next };
  });

  router.add(papersApi.import, async ({ context, language }) => {
    await using form = await receiveForm(context, { dataDir: config.dataDir, fileBytes: largestBibliography });
    const { sumOfImports } = await import("#papers");
    const reports: ImportReport[] = [];
    for (const { name, withBytes } of filesIn(form))
      reports.push(await withBytes((bytes) => library.importFiles([{ name, bytes }], language)));
    return sumOfImports(reports);
  });

  router.add(papersApi.importZotero, ({ language, signal }) => research.importZotero({ signal, language }));

  router.add(papersApi.map, async ({ language }) => research.map(await library.all(), language));

  router.add(papersApi.export, async ({ query: { format }, context, signal }) => {
    const { exportBibliography } = await import("#papers");
    const content = await exportBibliography(await library.all(), format, signal);
    return sendFile(context, content, paperFiles(format, "library"));
  });

  router.add(papersApi.attach, async ({ params: { id }, body: { documentId } }) => {
    const { cardOf } = await import("#papers");
    if (documentId !== null) {
      const { status, name } = await store.documents.get(documentId);
      if (status !== "ready") throw notRead(name);
    }
    return cardOf(await library.attach(id, documentId));
  });

  router.add(papersApi.fullTexts, () => fullTexts.settings());

  router.add(papersApi.switchFullTexts, async ({ body: { enabled } }) => {
    await fullTexts.change(enabled);
    audit.record("full-texts-switched", { enabled: String(enabled) });
    return await fullTexts.settings();
  });

  router.add(papersApi.fetchFullTexts, async ({ body }) => {
    if (body.notebook !== undefined) await store.sessions.get(body.notebook);
    return await fullTexts.fetch(body);
  });

  router.add(papersApi.removeSamples, () => library.removeSamples());

  router.add(papersApi.remove, ({ params }) => library.remove([params.id]));
}

function notRead(name: string): JihwiError {
  return serverFailure("not-read", { name });
}
