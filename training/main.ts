import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import "../src/app/index.ts";
import { weightsAsset } from "../src/learning/rule/read-weights.ts";
import { learnedRules } from "../src/learning/rule/rules.ts";
import { measure } from "./measure.ts";
import { furtherCases, measuredCases } from "./read-recipe.ts";
import { recipes } from "./recipes.ts";
import { shippedPrecision, trainRule } from "./trainer/train-rule.ts";

/**
 * `npm run train` writes the weights of every learned rule into `src/learning/weights/`, which are committed;
 * `npm run train -- chat.select-tool` those of one. With `--measure` nothing is written: each rule is measured on the lines
 * of authors that it has not learned from.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    measure: { type: "boolean" },
    entries: { type: "string" },
    steps: { type: "string" },
    newest: { type: "boolean" },
  },
});
const { entries, steps } = values;
const precision = { ...shippedPrecision, entries: Number(entries), steps: Number(steps ?? 127) };
const options = entries === undefined ? {} : { precision };
const rules = learnedRules().filter(({ name }) => positionals.length === 0 || positionals.includes(name));
for (const rule of rules) {
  const recipe = recipes[rule.name];
  if (recipe === undefined) {
    console.log(`${rule.name}: no recipe in training/recipes.ts`);
    continue;
  }
  const cases = measuredCases(recipe);
  if (values.measure) {
    console.log(measure(rule, cases, { newest: values.newest ?? false, ...options }));
    continue;
  }
  const bytes = trainRule(rule, recipe, [...cases, ...furtherCases(recipe)], options);
  const path = join(import.meta.dirname, "../src", weightsAsset(rule.name));
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, bytes);
  console.log(
    `${rule.name.padEnd(34)} ${String(cases.length).padStart(6)} cases ${Math.round(bytes.length / 1000)} kB`,
  );
}
