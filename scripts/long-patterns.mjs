// Vocabulary is data, a phrase a line: no regular expression literal of src is longer than this.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { literalPatternsIn } from "./literal-pattern.mjs";

const longest = 120;
const root = join(import.meta.dirname, "..");
const found = [];
for (const file of readdirSync(join(root, "src"), { recursive: true }).sort()) {
  if (!file.endsWith(".ts") || file.endsWith(".test.ts")) continue;
  for (const [index, line] of readFileSync(join(root, "src", file), "utf8")
    .split("\n")
    .entries()) {
    for (const pattern of literalPatternsIn(line))
      if (pattern.length > longest) found.push(`src/${file}:${index + 1}: ${pattern.length} characters`);
  }
}
console.error(
  found.length > 0
    ? `${found.join("\n")}\nlong patterns: ${found.length}; make them data, a phrase a line`
    : "long patterns: none",
);
process.exitCode = found.length > 0 ? 1 : 0;
