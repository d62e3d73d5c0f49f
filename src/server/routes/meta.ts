import type { House } from "#app";
import { versionSchema } from "#protocol";
import { type App, answers, createRoute } from "../route.ts";

export function metaRoutes(app: App, house: House): void {
  app.get("/health", (context) => context.json({ ok: true }));
  app.get("/ready", async (context) => {
    await house.store.sessions.list({ limit: 1 });
    return context.json({ ok: true });
  });
  app.openapi(
    createRoute({
      method: "get",
      path: "/api/version",
      summary: "Version",
      responses: answers(versionSchema, "The version"),
    }),
    (context) => context.json({ name: "jihwi" as const, version: house.version, store: house.store.kind }, 200),
  );
}
