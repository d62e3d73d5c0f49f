import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { test } from "node:test";
import { z } from "zod";
import { thirdPartyNotices } from "../../scripts/third-party-notices.mjs";
import { verifyRuntime } from "../../scripts/verify-runtime.mjs";

const root = resolve(import.meta.dirname, "../..");
const lockSchema = z.object({
  packages: z.record(z.string(), z.object({ integrity: z.string().optional(), link: z.boolean().optional() }).loose()),
});

test("the runtime's binary is the one whose hash we keep, and another is refused", () => {
  assert.equal(verifyRuntime(root), null);
  const other = { [process.versions.node]: { [`${process.platform}-${process.arch}`]: "0".repeat(64) } };
  assert.match(verifyRuntime(root, other) ?? "", /is not the Node/);
});

test("every package of the lock file has a hash", async () => {
  const { packages } = lockSchema.parse(JSON.parse(await readFile(join(root, "package-lock.json"), "utf8")));
  const bare = Object.entries(packages).filter(
    ([path, { integrity, link }]) => path.includes("node_modules/") && integrity === undefined && link !== true,
  );
  assert.deepEqual(
    bare.map(([path]) => path).filter((path) => !path.endsWith("scripts/absent")),
    [],
  );
});

test("the notice names each bundled package once, with the text of its licence", () => {
  const notice = thirdPartyNotices(root, [
    join(root, "node_modules/hono/dist/hono.js"),
    join(root, "node_modules/hono/dist/context.js"),
    join(root, "node_modules/@fastify/busboy/lib/main.js"),
    join(root, "src/index.ts"),
  ]);
  assert.equal(notice.match(/^hono \d/gm)?.length, 1);
  assert.match(notice, /^@fastify\/busboy \d\S* \(MIT\)$/m);
  assert.match(notice, /Permission is hereby granted/);
});
