// Writes docs/guarantees.md from the code's own declarations; with --check, says whether it is current.
import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { openApp, readConfig } from "#app";
import { productGuarantees } from "./product-guarantees.mjs";

const root = join(import.meta.dirname, "..");
const file = join(root, "docs", "guarantees.md");
const figuresMark = "## Figures";

const folder = join(root, "node_modules", ".jihwi-guarantees");
const jihwi = await openApp(await readConfig(folder, { JIHWI_DATA_DIR: folder }));
const agents = [...jihwi.agents.values()];
await jihwi.close();

for (const { enforcedIn, test } of productGuarantees) {
  for (const path of [enforcedIn, test]) if (!existsSync(join(root, path))) throw new Error(`${path} does not exist`);
}

const rows = (lines: readonly (readonly string[])[]) => lines.map((cells) => `| ${cells.join(" | ")} |`).join("\n");
const head = (...names: readonly string[]) => rows([names, names.map(() => "---")]);

/** The tests that name an invariant, else the agent's tests against a hostile model. */
function testsOf(agent: string, name: string): string {
  const files = globSync(["src/agents/**/*.test.ts", "test/**/*.test.ts"], { cwd: root }).sort();
  const naming = files.filter((path) => readFileSync(join(root, path), "utf8").includes(`"${name}"`));
  const hostile = files.filter((path) => path.includes(agent) && /hostile|injection|flow/.test(path));
  return [...(naming.length > 0 ? naming : hostile), "test/chaos/chaos.test.ts"].join(", ");
}

const sections = agents.map(({ name, title, invariants }) =>
  [
    `## ${title.en} (\`${name}\`)`,
    "",
    head("what always holds", "enforced in", "tests"),
    rows(invariants.map((one) => [one.sentence.en, one.enforcedIn, testsOf(name, one.name)])),
    "",
  ].join("\n"),
);

const generated = [
  "# Guarantees",
  "",
  "Written by `npm run guarantees` from the declarations in the code. An agent's invariants are checked over the journal",
  "of every turn; each is enforced by the code that is named, and tests try to break it with a hostile model.",
  "What was seen of each when its code was switched off: [0016](decisions/0016-defences-switched-off.md).",
  "",
  ...sections,
  "## The product",
  "",
  head("what always holds", "enforced in", "test"),
  rows(productGuarantees.map(({ sentence, enforcedIn, test }) => [sentence, enforcedIn, test])),
  "",
].join("\n");

const before = existsSync(file) ? readFileSync(file, "utf8") : "";
const at = before.indexOf(figuresMark);
const whole = `${generated}\n${at < 0 ? `${figuresMark}\n` : before.slice(at)}`;
if (process.argv.includes("--check")) {
  if (whole !== before) process.stderr.write("docs/guarantees.md is not current: npm run guarantees\n");
  process.exitCode = whole === before ? 0 : 1;
} else writeFileSync(file, whole);
