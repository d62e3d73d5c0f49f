import assert from "node:assert/strict";
import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { test } from "node:test";

const root = resolve(import.meta.dirname, "../..");

test("every link and picture of the guides leads to a file", () => {
  const pages = globSync(["*.md", "docs/**/*.md"], { cwd: root });
  const lost = pages.flatMap((page) =>
    [...readFileSync(join(root, page), "utf8").matchAll(/\]\(([^)\s#]+)(?:#[^)]*)?\)/g)]
      .map(([, target = ""]) => target)
      .filter((target) => !/^[a-z]+:/.test(target) && !existsSync(join(root, dirname(page), target)))
      .map((target) => `${page}: ${target}`),
  );
  assert.deepEqual(lost, []);
});
