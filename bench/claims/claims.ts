import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { SchemaOf } from "#protocol";

const languageSchema = z.enum(["ko", "en"]);

const sourceSchema = z.object({
  id: z.string(),
  language: languageSchema,
  title: z.string(),
  kind: z.string(),
  evidence: z.array(z.object({ label: z.string(), heading: z.string(), text: z.string() })),
});
export type ClaimSource = z.infer<typeof sourceSchema>;

const claimSchema = z.object({
  id: z.string(),
  source: z.string(),
  claim: z.string(),
  truth: z.enum(["supported", "contradicted", "not-said"]),
  /** What makes it right or wrong: reckoned, wrong row, parties exchanged. */
  trait: z.string(),
  /** The words of the source that decide; empty where nothing is said. */
  words: z.string(),
});
export type SourcedClaim = z.infer<typeof claimSchema> & { readonly of: ClaimSource };

/** What a checker answers: `unknown` where it found nothing for or against. */
export const claimVerdictSchema = z.object({
  id: z.string(),
  verdict: z.enum(["supported", "contradicted", "not-said", "unknown"]),
});
export type ClaimVerdict = z.infer<typeof claimVerdictSchema>;

/** The claims with the text that each speaks of. */
export function readClaims(): SourcedClaim[] {
  const sources = new Map(rowsOf("sources.jsonl", sourceSchema).map((source) => [source.id, source]));
  return rowsOf("claims.jsonl", claimSchema).map((claim) => {
    const of = sources.get(claim.source);
    if (of === undefined) throw new Error(`${claim.id}: no source ${claim.source}`);
    return { ...claim, of };
  });
}

function rowsOf<Row>(name: string, schema: SchemaOf<Row>): Row[] {
  return linesOf(readFileSync(join(import.meta.dirname, name), "utf8"), schema);
}

/** The rows of JSON lines. */
export function linesOf<Row>(text: string, schema: SchemaOf<Row>): Row[] {
  return text
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => z.parse(schema, JSON.parse(line)));
}

/** A claim as a checker is shown it. */
export function asked({ id, claim, of: { language, title, evidence } }: SourcedClaim) {
  return { id, language, title, evidence, claim };
}

export interface ClaimCounts {
  readonly true: number;
  readonly trueMarked: number;
  readonly trueSupported: number;
  readonly false: number;
  readonly falseMarked: number;
}

/** How the verdicts agree with the truth, for each group of claims. */
export function countVerdicts(
  claims: readonly SourcedClaim[],
  verdicts: readonly ClaimVerdict[],
  groupOf: (claim: SourcedClaim) => string,
): Record<string, ClaimCounts> {
  const verdictOf = new Map(verdicts.map(({ id, verdict }) => [id, verdict]));
  const counts: Record<string, ClaimCounts> = {};
  for (const claim of claims) {
    const group = groupOf(claim);
    const { true: right, trueMarked, trueSupported, false: wrong, falseMarked } = counts[group] ?? none;
    const verdict = verdictOf.get(claim.id) ?? "unknown";
    const isMarked = verdict === "contradicted" || verdict === "not-said";
    const isTrue = claim.truth === "supported";
    counts[group] = {
      true: right + Number(isTrue),
      trueMarked: trueMarked + Number(isTrue && isMarked),
      trueSupported: trueSupported + Number(isTrue && verdict === "supported"),
      false: wrong + Number(!isTrue),
      falseMarked: falseMarked + Number(!isTrue && isMarked),
    };
  }
  return counts;
}

const none: ClaimCounts = { true: 0, trueMarked: 0, trueSupported: 0, false: 0, falseMarked: 0 };
