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

test("the Korean pages on integrations show the same code as the English ones", () => {
  const folder = join(root, "docs/integrations");
  const codeOf = (page: string) =>
    [...readFileSync(page, "utf8").matchAll(/^```\w*[^\n]*\n(.*?)^```$/gms)].map(([, code]) => code);
  for (const name of globSync("*.md", { cwd: folder }))
    assert.deepEqual(codeOf(join(root, "docs/ko/integrations", name)), codeOf(join(folder, name)), name);
});
