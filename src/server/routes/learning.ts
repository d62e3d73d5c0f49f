import type { JihwiApp } from "#app";
import { learningApi } from "#protocol";
import type { Router } from "../router.ts";

export function learningRoutes(router: Router, { rules, audit }: JihwiApp): void {
  router.add(learningApi.overview, () => rules.overview());
  router.add(learningApi.change, async ({ body }) => {
    const { prefer, daily } = await rules.change(body);
    audit.record("learning-changed", { prefer: String(prefer), daily: String(daily) });
    return { prefer, daily };
  });
  router.add(learningApi.learn, async ({ body: { step } }) => ({ learned: await rules.learn(step) }));
  router.add(learningApi.undo, async ({ body: { step } }) => {
    const undone = await rules.undo(step);
    audit.record("rules-undone", { steps: undone.filter((one) => one.undone).map((one) => one.step) });
    return { undone };
  });

  router.add(learningApi.decisions, async ({ params: { id } }) => ({ decisions: await rules.decisions(id) }));

  router.add(learningApi.correct, ({ params: { id }, body: { seq, expect } }) => rules.correct(id, seq, expect));
}
