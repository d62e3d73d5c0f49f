import type { JihwiApp } from "#app";
import { learningApi } from "#protocol";
import { done } from "../done.ts";
import type { Router } from "../router.ts";

export function learningRoutes(router: Router, { rules }: JihwiApp): void {
  router.add(learningApi.overview, () => rules.overview());
  router.add(learningApi.change, ({ body }) => rules.change(body));
  router.add(learningApi.learn, async ({ body: { step } }) => ({ learned: await rules.learn(step) }));
  router.add(learningApi.undo, async ({ body: { step } }) => ({ undone: await rules.undo(step) }));

  router.add(learningApi.decisions, async ({ params: { id } }) => ({ decisions: await rules.decisions(id) }));

  router.add(learningApi.correct, async ({ params: { id }, body: { seq, expect } }) => {
    await rules.correct(id, seq, expect);
    return done;
  });
}
