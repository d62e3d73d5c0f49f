import type { JihwiApp } from "#app";
import { metaApi } from "#protocol";
import type { Router } from "../router.ts";

export function metaRoutes(router: Router, jihwi: JihwiApp): void {
  router.add(metaApi.version, () => ({ name: "jihwi" as const, version: jihwi.version, store: jihwi.store.kind }));
}
