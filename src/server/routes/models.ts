import type { JihwiApp } from "#app";
import { modelsApi } from "#protocol";
import type { Router } from "../router.ts";

export function modelRoutes(router: Router, { settings: { models: modelSettings }, models, audit }: JihwiApp): void {
  router.add(modelsApi.read, () => modelSettings.read());

  router.add(modelsApi.choose, async ({ body }) => {
    await modelSettings.choose(body);
    audit.record("models-chosen", {
      variables: Object.keys(body.variables ?? {}),
      roles: Object.keys(body.roles ?? {}),
    });
    return modelSettings.read();
  });

  router.add(modelsApi.keep, async ({ body }) => {
    await modelSettings.keep(body);
    audit.record("keys-changed", { names: Object.keys(body) });
    return modelSettings.read();
  });

  router.add(modelsApi.list, async ({ params }) => ({ models: [...(await models.list(params.provider))] }));

  router.add(modelsApi.test, ({ body, language }) => modelSettings.test(body.model, language, body));
}
