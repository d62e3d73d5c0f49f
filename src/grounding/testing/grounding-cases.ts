import { readFileSync } from "node:fs";
import { type GroundingCase, readGroundingCase } from "../evaluation/grounding-case.ts";

/** The claims of the repository, all kinds and batches. */
export function groundingCases(): GroundingCase[] {
  return ["contract", "paper", "document"].flatMap((kind) =>
    readFileSync(new URL(`../cases/${kind}.jsonl`, import.meta.url), "utf8")
      .trim()
      .split("\n")
      .map((line) => readGroundingCase(JSON.parse(line))),
  );
}
