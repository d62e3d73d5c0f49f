import type { JihwiApp } from "#app";
import { type SavedCheck, savedChecksApi } from "#protocol";
import type { Router } from "../router.ts";

/** Checks of one's own: made, named and kept on the server, in versions. */
export function savedCheckRoutes(router: Router, { inspect: { checks }, audit }: JihwiApp): void {
  const recorded = (check: SavedCheck) => {
    const { id, name, version } = check;
    audit.record("check-saved", { id, name, version: String(version) });
    return check;
  };

  router.add(savedChecksApi.list, async () => ({ checks: await checks.list() }));

  router.add(savedChecksApi.create, async ({ body }) => recorded(await checks.create(body)));

  router.add(savedChecksApi.update, async ({ params, body: { after, ...check } }) =>
    recorded(await checks.update(params.id, check, after)),
  );

  router.add(savedChecksApi.versions, async ({ params }) => ({ versions: await checks.versions(params.id) }));

  router.add(savedChecksApi.remove, ({ params }) => checks.remove(params.id));
}
