import type { JihwiApp } from "#app";
import { learningApi } from "#protocol";
import { done } from "../done.ts";
import type { Router } from "../router.ts";

export function learningRoutes(router: Router, { store, rules }: JihwiApp): void {
  router.add(learningApi.overview, async () => ({ steps: [...(await rules.overview())] }));

  router.add(learningApi.correct, async ({ params: { id }, body: { seq, expect } }) => {
    await store.turns.get(id);
    await rules.correct(id, seq, expect);
    return done;
  });
}
