import { readFileSync } from "node:fs";
import { type GroundingCase, readGroundingCase } from "../evaluation/grounding-case.ts";

/** The claims that the weights are learned from, all kinds and batches. */
export function groundingCases(): GroundingCase[] {
  return casesIn("../cases");
}

/** Claims that are measured only. */
export function unlearnedCases(): GroundingCase[] {
  return casesIn("../cases/unlearned");
}

/**
 * Answers about found papers, half of which name literature that nobody found. Nothing is learned from them, but the checks were mended
 * with them in sight: what new authors show stands in decision 0120.
 */
export function referenceCases(): GroundingCase[] {
  return casesOf("../cases/unlearned/reference.jsonl");
}

function casesIn(folder: string): GroundingCase[] {
  return ["contract", "paper", "document"].flatMap((kind) => casesOf(`${folder}/${kind}.jsonl`));
}

function casesOf(file: string): GroundingCase[] {
  return readFileSync(new URL(file, import.meta.url), "utf8")
    .trim()
    .split("\n")
    .map((line) => readGroundingCase(JSON.parse(line)));
}
