import { z } from "zod";

export const sumKindSchema = z.enum(["day", "agent", "model", "session"]);
export type SumKind = z.infer<typeof sumKindSchema>;

/** What turns took together. */
export const traceSumSchema = z.object({
  /** A day (`2026-11-15`), an agent's name, a model's id or `rule`, a session's id. */
  key: z.string(),
  /** A session's title; null for the other kinds. */
  title: z.string().nullable(),
  /** The agent of a session, for its address. */
  agent: z.string().nullable(),
  /** Turns; of a model, its steps. */
  count: z.number().int(),
  inputTokens: z.number(),
  outputTokens: z.number(),
  /** US dollars, as far as prices are known. */
  cost: z.number(),
  /** How many of them asked a model whose price is unknown: their money is not in `cost`. */
  unpriced: z.number().int(),
  /** Time from their beginnings to their ends, added up. */
  ms: z.number(),
});
export type TraceSum = z.infer<typeof traceSumSchema>;

/** The largest rows and the sum of all of them. */
export const traceSumsSchema = z.object({ rows: z.array(traceSumSchema), total: traceSumSchema });
export type TraceSums = z.infer<typeof traceSumsSchema>;
