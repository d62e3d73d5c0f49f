import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { extname, join, normalize } from "node:path";
import type { Hono } from "hono";
import { webPath } from "#kernel";

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".ico": "image/x-icon",
  ".woff2": "font/woff2",
  ".wasm": "application/wasm",
  ".bcmap": "application/octet-stream",
  ".pfb": "application/octet-stream",
  ".ttf": "font/ttf",
};

/** Serves the built web app. A path without a file name is a page of the app, which routes by itself. */
export function serveWeb(app: Pick<Hono, "get">): void {
  const root = webPath();
  app.get("*", async (context, next) => {
    const { path } = context.req;
    if (path.startsWith("/api/")) return next();
    const wanted = normalize(join(root, path === "/" ? "index.html" : decodeURIComponent(path)));
    if (!wanted.startsWith(root)) return next();
    const isFile = extname(path) !== "" && existsSync(wanted);
    if (!isFile && extname(path) !== "" && path !== "/") return next();
    const file = isFile ? wanted : join(root, "index.html");
    if (!existsSync(file)) return context.text("The web app is not built: run `npm run build`.\n", 503);
    const hashed = path.startsWith("/assets/");
    return context.body(await readFile(file), 200, {
      "content-type": types[extname(file)] ?? "application/octet-stream",
      "cache-control": hashed ? "public, max-age=31536000, immutable" : "no-cache",
    });
  });
}
