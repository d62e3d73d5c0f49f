import { z } from "zod";
import { contractOutlineSchema, contractPartSchema } from "./contract.ts";
import { localizedSchema } from "./language.ts";

/** A part of a contract that is read as a whole and counts as explored or not. */
export const contractUnitSchema = contractPartSchema.extend({
  kind: z.enum(["preamble", "article", "supplementary", "annex", "signature", "page"]),
});
export type ContractUnit = z.infer<typeof contractUnitSchema>;

/** A date, period, deadline, amount, penalty or rate, with the sentence it stands in. */
export const contractFactSchema = z.object({
  kind: z.enum(["period", "deadline", "date", "amount", "penalty", "rate"]),
  value: z.string(),
  /** A blank of a form that nobody has filled in. */
  blank: z.boolean(),
  label: z.string(),
  page: z.number().int(),
  start: z.number().int(),
  end: z.number().int(),
  sentence: z.string(),
});
export type ContractFact = z.infer<typeof contractFactSchema>;

/** A contract as its page shows it. Spans count characters of the whole text. */
export const contractViewSchema = z.object({
  documentId: z.string(),
  name: z.string(),
  outline: contractOutlineSchema,
  units: z.array(contractUnitSchema),
  facts: z.array(contractFactSchema),
  /** How many of its dates are days that a calendar can hold. */
  calendarDays: z.number().int(),
});
export type ContractView = z.infer<typeof contractViewSchema>;

/** A point of a review: what such a contract should say and says or does not, a blank, or a clause to look at twice. */
export const contractReviewPointSchema = z.object({
  kind: z.enum(["present", "missing", "blank", "odd"]),
  name: localizedSchema,
  /** Where it stands and in which words; null for what is missing. */
  place: z.object({ label: z.string(), start: z.number().int(), end: z.number().int(), quote: z.string() }).nullable(),
});
export type ContractReviewPoint = z.infer<typeof contractReviewPointSchema>;

/** What a contract turn says while it reads: the `progress` result. */
export const contractProgressSchema = z.object({ explored: z.array(z.string()) });
