import type { JihwiApp } from "#app";
import { type JihwiError, tracesApi } from "#protocol";
import { serverFailure } from "../failure.ts";
import type { Router } from "../router.ts";

const dayMs = 86_400_000;

export function traceRoutes(router: Router, { store, models, agents, rules, config }: JihwiApp): void {
  router.add(tracesApi.list, async ({ query: { session: sessionId, ...filter } }) => {
    const { items, next } = await store.turns.list({ ...filter, sessionId });
    return { turns: [...items], next };
  });

  router.add(tracesApi.sums, ({ query: { by, days, timeZone = "UTC" } }) => {
    const since = days === undefined ? 0 : startOfDay(Date.now() - (days - 1) * dayMs, timeZone);
    return store.turnSums.read({ by, since, timeZone });
  });

  router.add(tracesApi.read, ({ params }) => store.turns.trace(params.id));

  router.add(tracesApi.remove, async ({ params: { id } }) => {
    const { status } = await store.turns.get(id);
    if (status === "running" || status === "interrupted") throw stillRunning();
    await store.turns.forget(id);
    await store.erase();
  });

  router.add(tracesApi.replay, async ({ params: { id }, body: { model, language, seq }, signal }) => {
    const { replayTurn } = await import("#learning");
    const trace = await store.turns.trace(id);
    const resolved = models.named(model);
    const replayed = await replayTurn(trace, {
      steps: agents.get(trace.agent)?.steps ?? [],
      models: { forRole: () => resolved },
      weights: rules.weights,
      limits: config.limits,
      signal,
      language,
      seq,
    });
    return { steps: replayed };
  });

  router.add(tracesApi.mark, async ({ params: { id }, body }) => {
    await store.turns.get(id);
    await store.marks.put({ turnId: id, ...body });
  });
}

/** The first moment of the day that `at` is in. */
function startOfDay(at: number, timeZone: string): number {
  const clock = new Intl.DateTimeFormat("en-GB", { timeZone, timeStyle: "medium" }).format(at);
  const [hours = 0, minutes = 0, seconds = 0] = clock.split(":").map(Number);
  return at - (at % 1000) - (hours * 3600 + minutes * 60 + seconds) * 1000;
}

function stillRunning(): JihwiError {
  return serverFailure("still-running");
}
