import type { JihwiApp } from "#app";
import { samplesApi } from "#protocol";
import { done } from "../done.ts";
import type { Router } from "../router.ts";

export function sampleRoutes(router: Router, { library: { samples } }: JihwiApp): void {
  router.add(samplesApi.count, () => samples.count());

  router.add(samplesApi.open, ({ params, body }) => samples.open(params.agent, body.language));

  router.add(samplesApi.remove, async () => {
    await samples.remove();
    return done;
  });
}
