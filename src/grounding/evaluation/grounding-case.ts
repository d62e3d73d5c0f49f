import { z } from "zod";
import type { Evidence } from "../evidence.ts";

/** What is to be found out about a sentence. */
export type Truth = "holds" | "false" | "invented" | "own-words";

export interface GroundingCase {
  readonly kind: string;
  readonly language: string;
  readonly batch: string;
  readonly shape: string;
  readonly evidence: readonly Evidence[];
  readonly user: string;
  readonly sentence: string;
  readonly truth: Truth;
}

/** The words that people use for each, a truth a line. */
const truthWords: Readonly<Record<Truth, readonly string[]>> = {
  holds: [
    "true",
    "holds",
    "supported",
    "supports",
    "quoted",
    "entailed",
    "entailment",
    "innocent",
    "ok",
    "yes",
    "paraphrase",
    "known",
  ],
  false: [
    "false",
    "contradicts",
    "contradicted",
    "contradiction",
    "unsupported",
    "falsified",
    "refuted",
    "no",
    "not-said",
  ],
  invented: ["invented", "unknown-name", "fabricated", "hallucinated", "unknown", "made-up"],
  "own-words": ["own-words", "own", "greeting", "advice", "no-claim"],
};

const pieceSchema = z.union([
  z.string(),
  z.object({
    label: z.union([z.string(), z.number()]).optional(),
    mark: z.union([z.string(), z.number()]).optional(),
    text: z.string().optional(),
    quote: z.string().optional(),
  }),
]);
const rowSchema = z.object({
  evidence: z.union([pieceSchema, z.array(pieceSchema)]).default([]),
  sentence: z.string(),
  truth: z.union([z.boolean(), z.string()]),
  user: z.string().nullish(),
  kind: z.string().nullish(),
  language: z.string().nullish(),
  batch: z.union([z.string(), z.number()]).nullish(),
  shape: z.string().nullish(),
});

/** A case as a row of a file has it: evidence as text, texts or labelled texts, truth as a boolean or a word. */
export function readGroundingCase(row: unknown): GroundingCase {
  const parsed = rowSchema.parse(row);
  const pieces = Array.isArray(parsed.evidence) ? parsed.evidence : [parsed.evidence];
  return {
    kind: parsed.kind ?? "claim",
    language: parsed.language ?? (/[가-힣]/u.test(parsed.sentence) ? "ko" : "en"),
    batch: parsed.batch == null ? "-" : String(parsed.batch),
    shape: parsed.shape ?? "-",
    evidence: pieces.map((piece, index) => evidenceOf(piece, index)),
    user: parsed.user ?? "",
    sentence: parsed.sentence,
    truth: truthOf(parsed.truth),
  };
}

function evidenceOf(piece: z.infer<typeof pieceSchema>, index: number): Evidence {
  if (typeof piece === "string") return { label: String(index + 1), text: piece };
  const label = String(piece.label ?? piece.mark ?? index + 1).replace(/^\[|\]$/gu, "");
  return { label, text: piece.text ?? piece.quote ?? "" };
}

function truthOf(truth: string | boolean): Truth {
  if (typeof truth === "boolean") return truth ? "holds" : "false";
  const word = truth
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_]+/gu, "-");
  for (const [name, words] of Object.entries(truthWords)) if (words.includes(word)) return name as Truth;
  throw new z.ZodError([{ code: "custom", path: ["truth"], message: `unknown truth "${truth}"`, input: truth }]);
}
