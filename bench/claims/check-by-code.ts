import { checkAnswer, prepareEvidence } from "#grounding";
import type { Statement } from "#protocol";
import type { ClaimVerdict, SourcedClaim } from "./claims.ts";

const verdictOf: Partial<Record<Statement["status"], ClaimVerdict["verdict"]>> = {
  quoted: "supported",
  supported: "supported",
  contradicts: "contradicted",
  unsupported: "not-said",
  "unknown-name": "not-said",
};

/** What Jihwi's code proves by itself. */
export async function checkByCode({ id, claim, of }: SourcedClaim): Promise<ClaimVerdict> {
  const prepared = prepareEvidence(evidenceOf(of));
  const verdicts = (await checkAnswer(claim, prepared)).flatMap(({ status }) => verdictOf[status] ?? []);
  return { id, verdict: verdicts.find((verdict) => verdict !== "supported") ?? verdicts[0] ?? "unknown" };
}

/** Under its marks, with title and heading. */
export function evidenceOf({ title, evidence }: SourcedClaim["of"]) {
  return evidence.map(({ label, heading, text }) => ({ label, text: `${title}\n${heading}\n${text}` }));
}
