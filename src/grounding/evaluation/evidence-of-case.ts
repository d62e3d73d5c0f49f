import { type PreparedEvidence, prepareEvidence } from "../evidence.ts";
import type { GroundingCase } from "./grounding-case.ts";

let last: { readonly key: string; readonly prepared: PreparedEvidence } | null = null;

/** What a case's claim stands on. Claims about the same text stand together in the batches: it is read once for all of them. */
export function evidenceOfCase({ evidence, user }: Pick<GroundingCase, "evidence" | "user">): PreparedEvidence {
  const key = JSON.stringify([evidence, user]);
  if (last?.key !== key) last = { key, prepared: prepareEvidence(evidence, { user }) };
  return last.prepared;
}
