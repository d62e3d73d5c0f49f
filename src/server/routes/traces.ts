import type { JihwiApp } from "#app";
import { tracesApi } from "#protocol";
import { done } from "../done.ts";
import type { Router } from "../router.ts";

export function traceRoutes(router: Router, { store }: JihwiApp): void {
  router.add(tracesApi.list, async ({ query: { session: sessionId, ...filter } }) => {
    const { items, next } = await store.turns.list({ ...filter, sessionId });
    return { turns: [...items], next };
  });

  router.add(tracesApi.read, ({ params }) => store.turns.trace(params.id));

  router.add(tracesApi.mark, async ({ params: { id }, body }) => {
    await store.turns.get(id);
    await store.marks.put({ turnId: id, ...body });
    return done;
  });
}
