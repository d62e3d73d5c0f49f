import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readCases, type StepCase } from "../src/learning/read-cases.ts";
import type { WeightedCase } from "../src/learning/rule/learned-rule.ts";
import type { Recipe } from "./recipes.ts";

const folder = join(import.meta.dirname, "cases");

function casesIn(file: string): StepCase[] {
  return readCases(readFileSync(join(folder, `${file}.jsonl`), "utf8"), file);
}

/** What a rule is measured by. */
export function measuredCases({ cases }: Recipe): StepCase[] {
  return cases.flatMap(casesIn);
}

/** What a rule learns from beside that. */
export function furtherCases({ further = [], furtherCountsAs: weight = 1 }: Recipe): WeightedCase[] {
  return further.flatMap(({ file, every = 1 }) =>
    casesIn(file)
      .filter((_, at) => at % every === 0)
      .map((one) => ({ ...one, weight })),
  );
}
