import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { test } from "node:test";
import packageJson from "../../package.json" with { type: "json" };

const root = resolve(import.meta.dirname, "../..");

test("what npm runs is a command that the shell of any system understands", () => {
  const wrong = Object.entries(packageJson.scripts).filter(([, line]) =>
    line.split("&&").some((command) => /^\s*(?:\.{0,2}\/|[\w.-]+\/|[A-Z_]+=)/.test(command) || /['$;|]/.test(command)),
  );
  assert.deepEqual(wrong, []);
});

test("sources and scripts make paths by node:path, and ask the system for its folders", () => {
  const wrong = ["src", "scripts"].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
      .filter((path) => /\.(?:ts|mjs)$/.test(path) && !/\.test\.ts$/.test(path))
      .filter((path) =>
        /["'`]\/(?:tmp|var|home|bin)\/|import\.meta\.url\)\.pathname/.test(
          readFileSync(join(root, folder, path), "utf8"),
        ),
      )
      .map((path) => `${folder}/${path}`),
  );
  assert.deepEqual(wrong, []);
});
