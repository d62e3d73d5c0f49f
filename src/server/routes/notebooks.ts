import type { JihwiApp } from "#app";
import { notebooksApi, type PaperColumn } from "#protocol";
import { modelsOf } from "#turns";
import { paperFiles } from "../paper-files.ts";
import type { Router } from "../router.ts";
import { sendFile } from "../send-file.ts";

/** A notebook is a session of the research agent: its research documents, its papers, its memory. */
export function notebookRoutes(router: Router, jihwi: JihwiApp): void {
  const { store, research } = jihwi;
  const { notebooks } = research;

  router.add(notebooksApi.documents, async ({ params }) => {
    const { id } = await store.sessions.get(params.id);
    return { documents: await notebooks.documents(id) };
  });

  router.add(notebooksApi.write, async ({ params, body }) => {
    const { id } = await store.sessions.get(params.id);
    return notebooks.write(id, body);
  });

  router.add(notebooksApi.order, async ({ params, body }) => {
    const { id } = await store.sessions.get(params.id);
    return { documents: await notebooks.reorder(id, body.documents) };
  });

  router.add(notebooksApi.papers, async ({ params }) => {
    const { cardOf } = await import("#papers");
    const { id } = await store.sessions.get(params.id);
    return { papers: (await notebooks.shelf(id)).papers.map(cardOf) };
  });

  router.add(notebooksApi.map, async ({ params, language }) => {
    const { id } = await store.sessions.get(params.id);
    const { papers } = await notebooks.shelf(id);
    return research.map(papers, language);
  });

  router.add(notebooksApi.columns, async ({ params }) => ({ questions: await notebooks.columns(params.id) }));

  router.add(notebooksApi.keepColumns, ({ params, body }) => notebooks.keepColumns(params.id, body.questions));

  router.add(notebooksApi.questions, async ({ params, body: { questions }, signal }) => {
    const { fillColumn } = await import("#agents/research");
    const { id: notebookId, settings } = await store.sessions.get(params.id);
    const { papers, textOf, lengthOf, placed } = await notebooks.shelf(notebookId);
    const services = {
      store,
      models: modelsOf(jihwi.models, typeof settings.model === "string" ? settings.model : null),
      limits: jihwi.config.limits,
      listener: jihwi.work.listener,
      signal,
    };
    const columns: PaperColumn[] = [];
    for (const question of questions) {
      const column = await fillColumn({ notebookId, question, papers, textOf, lengthOf }, services);
      columns.push({ ...column, answers: await placed(column.answers) });
    }
    return { columns };
  });

  router.add(notebooksApi.export, async ({ params, query: { format }, context, language, signal }) => {
    const { exportNotebook } = await import("#papers");
    const { id, title } = await store.sessions.get(params.id);
    const content = await exportNotebook(research, id, format, language, signal);
    return sendFile(context, content, paperFiles(format, title));
  });

  router.add(notebooksApi.memory, async ({ params }) => {
    const { id } = await store.sessions.get(params.id);
    return { nodes: await notebooks.memory(id) };
  });

  router.add(notebooksApi.remember, async ({ params, body }) => {
    const { id } = await store.sessions.get(params.id);
    return notebooks.note(id, body);
  });

  router.add(notebooksApi.editMemory, ({ params, body }) => notebooks.editMemory(params.id, body.text));

  router.add(notebooksApi.forget, ({ params }) => notebooks.forget(params.id));
}
