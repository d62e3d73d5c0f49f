import type { House } from "#app";
import { modelsApi } from "#protocol";
import { languageOfRequest } from "../errors.ts";
import type { Router } from "../router.ts";

export function modelRoutes(router: Router, { modelSettings }: House): void {
  router.add(modelsApi.read, () => modelSettings.read());

  router.add(modelsApi.choose, async ({ body }) => {
    await modelSettings.choose(body);
    return modelSettings.read();
  });

  router.add(modelsApi.keep, async ({ body }) => {
    await modelSettings.keep(body);
    return modelSettings.read();
  });

  router.add(modelsApi.test, ({ body, context }) => modelSettings.test(body.model, languageOfRequest(context)));
}
