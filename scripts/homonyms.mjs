// One exported name, one thing: lists names that more than one file of src declares and exports.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");

/** Names that may stand twice, and why. */
const allowed = new Map(
  Object.entries({
    "the same step in two agents; nobody imports both": [
      "PlanInput",
      "RespondInput",
      "planPrompt",
      "planRule",
      "respondInput",
      "respondPrompt",
      "respondRule",
    ],
    "a research tool or step is named after the function of the library that it offers": [
      "analyze",
      "clusterPapers",
      "evaluateImportance",
    ],
    "the library's door over the room's own function": ["readContract"],
  }).flatMap(([why, names]) => names.map((name) => [name, why])),
);

const declaration = /^export (?:async )?(?:const|function\*?|interface|type|class) (\w+)/gm;
const filesByName = new Map();
for (const file of readdirSync(join(root, "src"), { recursive: true })) {
  if (!file.endsWith(".ts") || file.endsWith(".test.ts")) continue;
  const names = readFileSync(join(root, "src", file), "utf8").matchAll(declaration);
  for (const name of new Set(Array.from(names, ([, name]) => name)))
    filesByName.set(name, [...(filesByName.get(name) ?? []), `src/${file}`]);
}

const homonyms = [...filesByName].filter(([name, files]) => files.length > 1 && !allowed.has(name)).sort();
for (const [name, files] of homonyms) console.error(`${name}: ${files.sort().join(", ")}`);
for (const name of allowed.keys())
  if ((filesByName.get(name)?.length ?? 0) < 2) console.error(`${name} is allowed but stands once`);
console.error(homonyms.length === 0 ? "homonyms: none" : `homonyms: ${homonyms.length}`);
process.exitCode = homonyms.length === 0 ? 0 : 1;
