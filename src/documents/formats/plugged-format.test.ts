import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { cpSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { temporaryFolder } from "#store/testing";

const root = join(import.meta.dirname, "../../..");

const declaration = `import type { DocumentFormat } from "../format.ts";

export const backwards: DocumentFormat = {
  name: "backwards",
  title: { ko: "거꾸로", en: "backwards" },
  extensions: ["bkw"],
  isBinary: true,
  recognise: ({ head }) => head.startsWith("BKW1"),
  load: async () => (await import("./parse.ts")).parseBackwards,
};
`;
const parser = `import type { ParsedPage } from "../format.ts";

export async function* parseBackwards(bytes: Uint8Array): AsyncIterable<ParsedPage> {
  const text = [...new TextDecoder().decode(bytes.subarray(4))].reverse().join("");
  yield { page: 1, text, leftOut: [] };
}
`;
const program = `import { parseDocument } from "#documents";
import { formats } from "#documents/formats";
import { textOfBytes } from "./src/inspection/runs/read-text.ts";
const bytes = new TextEncoder().encode("BKW1다니합약계");
const pages = [];
for await (const { text } of parseDocument(bytes, "a.bkw")) pages.push(text);
const misnamed = await parseDocument(new TextEncoder().encode("글"), "b.bkw").next().catch((error) => error.code);
console.log(JSON.stringify({ pages, misnamed, inspected: (await textOfBytes(bytes, "a.bkw")).text, names: formats.map((one) => one.name) }));
`;

test("a format is one folder and one line: it is detected, parsed in its thread, listed and inspected", async (t) => {
  const folder = await temporaryFolder(t);
  cpSync(join(root, "src"), join(folder, "src"), { recursive: true, filter: (path) => !path.endsWith(".test.ts") });
  cpSync(join(root, "package.json"), join(folder, "package.json"));
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));

  const own = join(folder, "src/documents/formats/backwards");
  await mkdir(own);
  writeFileSync(join(own, "index.ts"), declaration);
  writeFileSync(join(own, "parse.ts"), parser);
  const list = join(folder, "src/documents/formats/formats.ts");
  const lines = readFileSync(list, "utf8").replace("  pdf,\n", "  backwards,\n  pdf,\n");
  writeFileSync(list, `import { backwards } from "./backwards/index.ts";\n${lines}`);

  writeFileSync(join(folder, "program.ts"), program);
  const args = ["--disable-warning=ExperimentalWarning", "program.ts"];
  const printed = JSON.parse(execFileSync(process.execPath, args, { cwd: folder, encoding: "utf8" }));
  assert.deepEqual(printed.pages, ["계약합니다"]);
  assert.equal(printed.misnamed, "document-damaged");
  assert.equal(printed.inspected, "계약합니다");
  assert.ok(printed.names.includes("backwards"));
});
