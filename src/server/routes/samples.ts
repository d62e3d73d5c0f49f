import type { JihwiApp } from "#app";
import { samplesApi } from "#protocol";
import type { Router } from "../router.ts";

export function sampleRoutes(router: Router, { library: { samples } }: JihwiApp): void {
  router.add(samplesApi.count, () => samples.count());

  router.add(samplesApi.open, ({ params, body }) => samples.open(params.agent, body.language));

  router.add(samplesApi.remove, () => samples.remove());
}
