import type { JihwiApp } from "#app";
import { savedChecksApi } from "#protocol";
import { done } from "../done.ts";
import type { Router } from "../router.ts";

/** Checks of one's own: made, named and kept on the server, in versions. */
export function savedCheckRoutes(router: Router, { inspect: { checks } }: JihwiApp): void {
  router.add(savedChecksApi.list, async () => ({ checks: await checks.list() }));

  router.add(savedChecksApi.create, ({ body }) => checks.create(body));

  router.add(savedChecksApi.update, ({ params, body: { after, ...check } }) => checks.update(params.id, check, after));

  router.add(savedChecksApi.versions, async ({ params }) => ({ versions: await checks.versions(params.id) }));

  router.add(savedChecksApi.remove, async ({ params }) => {
    await checks.remove(params.id);
    return done;
  });
}
