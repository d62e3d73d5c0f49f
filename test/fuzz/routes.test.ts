import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { z } from "zod";
import { openTestApp } from "../app/open-test-app.ts";

const openApiSchema = z.object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) });
/** They end in work of their own, which has its own tests. */
const leftOut = ["/api/models/test", "/api/research/library/zotero", "/api/research/search"];

/** A malformed id, a path out of the folder, a number that is none, a key of every object. */
const words = fc.oneof(
  fc.string({ maxLength: 40 }),
  fc.constantFrom("..", "%2e%2e%2f", "0", "-1", "1e999", "__proto__", "constructor", "a\u0000b", "가", "NaN"),
);

test("whatever a route is sent, it answers with a status of its own and never with 500", async (t) => {
  await using on = await openTestApp();
  t.mock.method(process.stderr, "write", () => true);
  const { paths } = openApiSchema.parse(await (await on.request("/api/openapi.json")).json());
  const routes = Object.entries(paths)
    .filter(([path]) => !leftOut.includes(path))
    .flatMap(([path, methods]) => Object.keys(methods).map((method) => ({ path, method: method.toUpperCase() })));
  assert.ok(routes.length > 30);
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...routes),
      words,
      fc.dictionary(words, words, { maxKeys: 3 }),
      fc.oneof(
        fc.json(),
        fc.jsonValue().map((value) => JSON.stringify(value)),
        fc.string(),
      ),
      async ({ path, method }, id, query, body) => {
        const filled = path.replace(/\{\w+\}/g, () => encodeURIComponent(id.toWellFormed()) || "x");
        const asked = new URLSearchParams(
          Object.entries(query).map(([key, value]) => [key.toWellFormed(), value.toWellFormed()]),
        );
        const init = method === "GET" || method === "DELETE" ? { method } : { method, body };
        const response = await on.request(`${filled}?${asked}`, init);
        const said = response.headers.get("content-type")?.includes("event-stream") ? "" : await response.text();
        await response.body?.cancel().catch(() => {});
        assert.ok(response.status < 500, `${method} ${filled}: ${response.status} ${said.slice(0, 200)}`);
      },
    ),
    { numRuns: 400, seed: 20_261_115 },
  );
  t.mock.restoreAll();
});
