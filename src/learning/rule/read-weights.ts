import type { OwnWeights } from "#kernel";
import { unpackWeights, type Weights } from "../weights.ts";
import type { LearnedRule } from "./learned-rule.ts";
import { shippedWeights } from "./shipped-weights.ts";

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
