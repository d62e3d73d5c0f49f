import type { JihwiApp } from "#app";
import { collectionsApi } from "#protocol";
import type { Router } from "../router.ts";

/** Documents under names, to be asked together. */
export function collectionRoutes(router: Router, { store: { collections } }: JihwiApp): void {
  router.add(collectionsApi.list, async () => ({ collections: await collections.list() }));
  router.add(collectionsApi.create, ({ body }) => collections.add(body.name));
  router.add(collectionsApi.rename, ({ params, body }) => collections.rename(params.id, body.name));
  router.add(collectionsApi.put, async ({ params: { id }, body }) => {
    await collections.put(id, body);
    return await collections.get(id);
  });
  router.add(collectionsApi.remove, ({ params }) => collections.remove(params.id));
}
