import { readFileSync } from "node:fs";
import { assetPath } from "#kernel";
import { JihwiError } from "#protocol";
import type { LearnedRule } from "./learned-rule.ts";

/** Where the weights of a decision stand, as below `src/`. */
export function weightsAsset(name: string): string {
  return `learning/weights/${name.replace("/", "--")}.bin`;
}

/** The weights that ship with the code. They are made from the cases in `training/`. */
export function shippedWeights({ name }: Pick<LearnedRule, "name">): Uint8Array {
  try {
    return readFileSync(assetPath(weightsAsset(name)));
  } catch (cause) {
    throw new JihwiError("internal", {
      message: { ko: `${name}의 가중치가 없습니다.`, en: `There are no weights of ${name}.` },
      hint: { ko: `npm run train -- ${name}`, en: `npm run train -- ${name}` },
      cause,
    });
  }
}
