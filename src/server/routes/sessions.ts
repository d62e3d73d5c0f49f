import type { House } from "#app";
import { sessionsApi } from "#protocol";
import { newId } from "#store";
import { done } from "../done.ts";
import { exportSession } from "../export-session.ts";
import type { Router } from "../router.ts";
import { sendFile } from "../send-file.ts";

export function sessionRoutes(router: Router, { store, conductor }: House): void {
  router.add(sessionsApi.list, async ({ query }) => {
    const { items, next } = await store.sessions.list(query);
    return { sessions: [...items], next };
  });

  router.add(sessionsApi.create, ({ body }) => store.sessions.create({ id: newId("session"), ...body }));

  router.add(sessionsApi.read, async ({ params: { id } }) => {
    const session = await store.sessions.get(id);
    const messages = await store.messages.list(id);
    const documents = (await store.documents.attached(id)).map((document) => document.id);
    return { ...session, messages, documents, runningTurnId: await conductor.runningIn(id) };
  });

  router.add(sessionsApi.rename, ({ params, body }) => store.sessions.update(params.id, body));

  router.add(sessionsApi.remove, async ({ params }) => {
    await conductor.removeSession(params.id);
    return done;
  });

  router.add(sessionsApi.attach, async ({ params: { id }, body: { agent = "chat", documents } }) => {
    await store.sessions.ensure({ id, agent });
    const attached = await store.documents.attached(id);
    for (const { id: one } of attached) if (!documents.includes(one)) await store.documents.detach(id, one);
    await store.documents.attach(id, documents);
    return done;
  });

  router.add(sessionsApi.export, async ({ params: { id }, context }) => {
    const markdown = exportSession(await store.sessions.get(id), await store.messages.list(id));
    return sendFile(context, markdown, { name: `${id}.md`, type: "text/markdown; charset=utf-8" });
  });
}
