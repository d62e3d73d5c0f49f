import { existsSync } from "node:fs";
import { setImmediate as nextRound } from "node:timers/promises";
import { assetPath, type OwnWeights } from "#kernel";
import { readWeights } from "./read-weights.ts";
import { learnedRules } from "./rules.ts";
import { weightsAsset } from "./shipped-weights.ts";

/** Reads the weights of every rule that a build shipped, with pauses. From sources a rule is trained when it first decides. */
export async function prepareRules(own: OwnWeights): Promise<void> {
  for (const rule of learnedRules()) {
    if (existsSync(assetPath(weightsAsset(rule.name)))) readWeights(rule, own);
    await nextRound();
  }
}
