import { z } from "zod";
import type { Contract } from "#contracts";
import type { ChosenCall } from "#kernel";
import { oneLine } from "#language";
import type { Citation, Statement } from "#protocol";
import type { ContractEvidence, ToolNote } from "./evidence.ts";
import type { PreviousTurn } from "./steps/shortened.ts";
import { scopeKinds } from "./steps/validate-scope.ts";

/** What a turn is about: its contract, and the one it may be compared with. */
export interface Subject {
  readonly contract: Contract;
  readonly standard: Contract | null;
}

/** What the evaluator found that the contract does not say, and the labels of parts that come near. */
export interface AbsentMatter {
  readonly matter: string | null;
  readonly near: readonly string[];
}

/** What the nodes of the graph hand on. */
export const contractStateShape = {
  subject: z.custom<Subject>(),
  /** What was written, whole: the writer reads it, and an answer may stand on it. */
  message: z.string(),
  /** What it asks: its ends, where a long text is pasted into it. Words and labels are looked for in it. */
  question: z.string(),
  maxRounds: z.number(),
  /** A model answers and the contract fits: all of it is read at once. */
  whole: z.boolean(),
  previous: z.custom<PreviousTurn>().nullable(),
  inScope: z.boolean().default(true),
  /** What the message is: a question about the contract, a foreign matter, or talk. */
  kind: z.enum(scopeKinds).default("own"),
  /** Null until it is known. */
  needPrevious: z.boolean().nullable().default(null),
  rounds: z.number().default(0),
  calls: z.custom<readonly ChosenCall[]>().default([]),
  toolHistory: z.custom<readonly ChosenCall[]>().default([]),
  evidence: z.custom<readonly ContractEvidence[]>().default([]),
  notes: z.custom<readonly ToolNote[]>().default([]),
  sufficient: z.boolean().nullable().default(null),
  missingInfo: z.string().nullable().default(null),
  absent: z.custom<AbsentMatter>().nullable().default(null),
  answer: z.string().default(""),
  citations: z.custom<readonly Citation[]>().default([]),
  statements: z.custom<readonly Statement[]>().default([]),
};
export type ContractState = z.infer<z.ZodObject<typeof contractStateShape>>;

/** The labels of the units that were read, in the order of the contract. */
export function exploredUnits({ evidence, subject }: Pick<ContractState, "evidence" | "subject">): string[] {
  const read = new Set(evidence.map(({ unit }) => unit));
  return subject.contract.units.filter(({ label }) => read.has(label)).map(({ label }) => label);
}

/** The parts of a contract as prompts list them: label and title. */
export const contentsOf = ({ units }: Contract): string[] =>
  units.map(({ label, title }) => `${label} ${title}`.trim());

/** One call, whatever the order of its arguments: the same call is never made twice. */
export function callSignature({ tool, arguments: given }: ChosenCall): string {
  return `${tool}:${JSON.stringify(sorted(given))}`;
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value === "string") return oneLine(value).toLowerCase();
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  );
}
