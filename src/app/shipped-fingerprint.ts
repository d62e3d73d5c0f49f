import { hash } from "node:crypto";
import { type LearnedRule, shippedWeights } from "#learning";

const known = new Map<string, string>();

/** Another one means other cases, features or labels: what was learned beside them says nothing any more. */
export function shippedFingerprint(rule: LearnedRule): string {
  const fingerprint = known.get(rule.name) ?? hash("sha256", shippedWeights(rule)).slice(0, 16);
  known.set(rule.name, fingerprint);
  return fingerprint;
}
