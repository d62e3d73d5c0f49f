import type { House } from "#app";
import { metaApi } from "#protocol";
import type { Router } from "../router.ts";

export function metaRoutes(router: Router, house: House): void {
  router.add(metaApi.version, () => ({ name: "jihwi" as const, version: house.version, store: house.store.kind }));
}
