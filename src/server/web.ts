import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { serveStatic } from "@hono/node-server/serve-static";
import type { Hono } from "hono";
import { webPath } from "#kernel";

/** Paths of other programs: what is not there is told them in JSON, never as the page. */
const programPaths = /^\/(?:api|v1|mcp|metrics)(?:\/|$)/;

/** Serves the built web app. A path without a file name is a page of the app, which routes by itself. */
export function serveWeb(app: Hono): void {
  const root = webPath();
  const index = join(root, "index.html");
  app.use("*", async (context, next) => {
    if (programPaths.test(context.req.path)) return context.notFound();
    return next();
  });
  app.use("*", serveStatic({ root, onFound: (path, context) => context.header("cache-control", lifetimeOf(path)) }));
  app.get("*", async (context) => {
    if (/\.\w+$/.test(context.req.path)) return context.notFound();
    if (!existsSync(index)) return context.text("The web app is not built: run `npm run build`.\n", 503);
    context.header("cache-control", "no-cache");
    return context.html(await readFile(index, "utf8"));
  });
}

/** Names under assets/ carry a hash of their content; everything else may change with the next version. */
function lifetimeOf(path: string): string {
  return path.includes("/assets/") ? "public, max-age=31536000, immutable" : "no-cache";
}
