import type { JihwiApp } from "#app";
import { sessionsApi } from "#protocol";
import { newId, type SessionRow } from "#store";
import type { Router } from "../router.ts";
import { docxType, sendFile } from "../send-file.ts";

export function sessionRoutes(router: Router, { store, conductor, conversations, models, audit }: JihwiApp): void {
  router.add(sessionsApi.list, async ({ query }) => {
    const { pinned, ...filter } = query;
    const { items, next } = await store.sessions.list({
      ...filter,
      pinned: pinned === undefined ? undefined : pinned === "true",
    });
    return { sessions: items.map(resourceOf), next };
  });

  router.add(sessionsApi.create, async ({ body: { model, collections, ...session } }) => {
    const settings = { model: model == null ? undefined : checked(model), collections };
    return resourceOf(await store.sessions.create({ id: newId("session"), ...session, settings }));
  });

  /** A model that does not exist is refused here, not at the first question. */
  function checked(model: string): string {
    models.named(model);
    return model;
  }

  type PageOfMessages = { before?: string | undefined; limit: number };

  /** Read again when a turn began or ended meanwhile: its answer would be neither among the messages nor still to come. */
  async function detailOf(id: string, page: PageOfMessages) {
    for (let runningTurnId = await conductor.runningIn(id); ; ) {
      const messages = await messagesOf(id, page);
      const running = await conductor.runningIn(id);
      if (running === runningTurnId) return { ...messages, runningTurnId };
      runningTurnId = running;
    }
  }

  async function messagesOf(id: string, { before, limit }: PageOfMessages) {
    const session = await store.sessions.get(id);
    const upTo = before === undefined ? session.leafId : ((await store.messages.find(id, before))?.parentId ?? null);
    const page = upTo === null ? [] : await store.messages.list(id, { upTo, last: limit });
    const versions = await store.messages.versions(id, page);
    return {
      ...resourceOf(session),
      messages: page.map((message) => ({ ...message, versions: versions.get(message.id) ?? [message.id] })),
      before: page[0]?.parentId == null ? null : page[0].id,
      documents: (await store.documents.attached(id)).map((document) => document.id),
      collections: await store.collections.scopeOf(session.settings),
      context: await conversations.contextOf(id),
    };
  }

  router.add(sessionsApi.read, ({ params, query }) => detailOf(params.id, query));

  router.add(sessionsApi.showBranch, async ({ params: { id }, body }) => {
    await conductor.showBranch(id, body.messageId);
    return detailOf(id, { limit: 200 });
  });

  router.add(sessionsApi.update, async ({ params: { id }, body: { model, pinned, ...change } }) => {
    const chosen = model == null ? model : checked(model);
    const updated = await store.transaction(async ({ sessions }) => {
      if (chosen !== undefined) await sessions.changeSettings(id, (settings) => ({ ...settings, model: chosen }));
      return await sessions.update(id, { ...change, pinned: pinned === undefined ? undefined : pinned ? 1 : 0 });
    });
    return resourceOf(updated);
  });

  router.add(sessionsApi.folders, async ({ query }) => ({ folders: await store.sessions.folders(query.agent) }));

  router.add(sessionsApi.removeMany, async ({ body: { ids } }) => {
    const found = await Promise.all(ids.map((id) => store.sessions.find(id)));
    const there = found.filter((session) => session !== null).map(({ id }) => id);
    await conductor.removeSessions(there, (id) => audit.record("session-removed", { id }));
  });

  router.add(sessionsApi.remove, ({ params }) => conductor.removeSessions([params.id]));

  router.add(sessionsApi.attach, async ({ params: { id }, body: { documents: wanted } }) => {
    await store.transaction(async ({ sessions, documents }) => {
      await sessions.get(id);
      for (const { id: one } of await documents.attached(id))
        if (!wanted.includes(one)) await documents.detach(id, one);
      await documents.attach(id, wanted);
    });
  });

  router.add(sessionsApi.changeDocuments, async ({ params: { id }, body: { add, remove } }) => {
    await store.transaction(async ({ sessions, documents }) => {
      await sessions.get(id);
      for (const one of add) await documents.get(one);
      for (const one of remove) await documents.detach(id, one);
      await documents.attach(id, add);
    });
  });

  router.add(sessionsApi.compact, async ({ params }) => ({ jobId: await conversations.compact(params.id) }));

  router.add(sessionsApi.export, async ({ params: { id }, query: { timeZone, format }, context }) => {
    const { exportSession } = await import("../export-session.ts");
    const markdown = await exportSession(await store.sessions.get(id), await store.messages.list(id), timeZone);
    if (format === "markdown")
      return sendFile(context, markdown, { name: `${id}.md`, type: "text/markdown; charset=utf-8" });
    const { markdownToDocx } = await import("#documents");
    return sendFile(context, await markdownToDocx(markdown), { name: `${id}.docx`, type: docxType });
  });
}

/** A session as pages see it. */
function resourceOf(session: SessionRow) {
  return {
    ...session,
    sample: session.settings.sample === true,
    table: session.settings.table !== undefined,
    pinned: session.pinned === 1,
    model: typeof session.settings.model === "string" ? session.settings.model : null,
  };
}
