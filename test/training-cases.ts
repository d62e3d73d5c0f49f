import { readFileSync } from "node:fs";
import { readCases, type StepCase } from "#learning";

/** The cases that a rule was made of, for tests that need many inputs of a step. */
export function trainingCases(name: string): StepCase[] {
  const file = `training/cases/${name.replace(".", "-")}.jsonl`;
  return readCases(readFileSync(new URL(`../${file}`, import.meta.url), "utf8"), file);
}
