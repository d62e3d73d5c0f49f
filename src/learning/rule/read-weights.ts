import { readFileSync } from "node:fs";
import { assetPath, type OwnWeights } from "#kernel";
import { JihwiError } from "#protocol";
import { unpackWeights, type Weights } from "../weights.ts";
import type { LearnedRule } from "./learned-rule.ts";

const unpacked = new WeakMap<Uint8Array, Weights>();
const shipped = new Map<string, Weights>();

/** The weights that decide: the installation's own, else the shipped ones. Read once each. */
export function readWeights(rule: LearnedRule, own: OwnWeights | undefined): Weights {
  const bytes = own?.(rule.name);
  if (bytes === undefined) {
    const known = shipped.get(rule.name) ?? unpackWeights(shippedWeights(rule));
    shipped.set(rule.name, known);
    return known;
  }
  const known = unpacked.get(bytes) ?? unpackWeights(bytes);
  unpacked.set(bytes, known);
  return known;
}

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
