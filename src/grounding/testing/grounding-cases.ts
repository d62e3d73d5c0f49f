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

function casesIn(folder: string): GroundingCase[] {
  return ["contract", "paper", "document"].flatMap((kind) =>
    readFileSync(new URL(`${folder}/${kind}.jsonl`, import.meta.url), "utf8")
      .trim()
      .split("\n")
      .map((line) => readGroundingCase(JSON.parse(line))),
  );
}
