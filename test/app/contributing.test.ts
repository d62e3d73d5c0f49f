import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, it } from "node:test";

const root = resolve(import.meta.dirname, "../..");
const read = (path: string) => readFileSync(join(root, path), "utf8");
const rows = read("CONTRIBUTING.md")
  .split("\n")
  .filter((line) => line.startsWith("| a"))
  .map((line) => line.split("|").map((cell) => cell.trim()));
const pathsIn = (cell: string) =>
  [...cell.matchAll(/`((?:src|test)\/[^`]+|package\.json)`/g)].map(([, path = ""]) => path);

describe("the table of what can be added", () => {
  for (const [, what = "", folder = "", line = "", proof = ""] of rows) {
    it(`${what}: what it names is there, and a test proves it`, () => {
      const named = [folder, line, proof].flatMap(pathsIn).map((path) => path.replace(/<name>.*$/, ""));
      for (const path of named) assert.ok(existsSync(join(root, path)), path);
      assert.match(proof, /^`[^`]+\.test\.ts`$/);
    });
  }

  /** Where folders of a kind stand, and the list that names every one of them. */
  const lists = [
    ["src/agents/chat/tools", "src/agents/chat/tools/index.ts", ["added"]],
    ["src/agents/research/tools", "src/agents/research/tools/index.ts", ["propose", "added"]],
    ["src/inspection/algorithms", "src/inspection/algorithms/index.ts", []],
    ["src/models/providers", "src/models/providers/index.ts", []],
    ["src/papers/connectors", "src/papers/connectors/web-sources.ts", ["library"]],
  ] as const;
  for (const [folder, list, others] of lists)
    it(`${folder}: each folder is a line of ${list}, and nobody else imports it`, () => {
      const text = read(list);
      const names = readdirSync(join(root, folder), { withFileTypes: true })
        .filter((entry) => entry.isDirectory() && !others.some((other) => other === entry.name))
        .map(({ name }) => name);
      assert.ok(names.length > 2);
      for (const name of names) assert.ok(text.includes(`"./${name}/`), `${name} is not in ${list}`);
      for (const file of readdirSync(join(root, folder)).filter((name) => /(?<!\.test)\.ts$/.test(name)))
        if (join(folder, file) !== list)
          for (const name of names)
            assert.ok(!read(join(folder, file)).includes(`from "./${name}/index.ts"`), `${file} imports ${name}`);
    });

  it("no name of a chat or research tool stands outside its own folder, but in what is learned and what guarantees are checked by", () => {
    for (const [agent, names] of [
      ["chat", ["get_current_time", "web_search", "search_pdf_knowledge"]],
      ["research", ["search_papers", "find_related_papers", "cluster_papers", "analyze_papers", "synthesize_topic"]],
    ] as const) {
      const files = readdirSync(join(root, "src/agents", agent), { recursive: true })
        .map(String)
        .filter(
          (file) =>
            /(?<!\.test)\.ts$/.test(file) &&
            !/^tools\/|testing\/|^invariants\.ts$|(?:learned|likely-tool)\.ts$/.test(file),
        );
      for (const file of files)
        for (const name of names)
          assert.ok(!read(join("src/agents", agent, file)).includes(`"${name}"`), `${agent}/${file} names ${name}`);
    }
  });
});
