import { z } from "zod";
import { contractFactSchema, contractUnitPairSchema } from "#protocol";

/** What a tool lists. The rule that answers says it in the reader's words; a model reads the tool's note. */
export const listingSchema = z.discriminatedUnion("lists", [
  z.object({ lists: z.literal("contents"), lines: z.array(z.string()) }),
  z.object({ lists: z.literal("checklist"), lines: z.array(z.string()) }),
  z.object({
    lists: z.literal("figures"),
    /** Those that were looked for; the contract may tell of them in words where code reads none. */
    kinds: z.array(contractFactSchema.shape.kind),
    figures: z.array(contractFactSchema.pick({ kind: true, value: true, blank: true, label: true })),
    /** How many are too many to be listed. */
    more: z.number().int(),
  }),
  z.object({
    lists: z.literal("differences"),
    /** How many parts do not differ. */
    same: z.number().int(),
    differences: z.array(
      z.object({
        status: contractUnitPairSchema.shape.status.exclude(["same"]),
        standard: z.string().nullable(),
        contract: z.string().nullable(),
      }),
    ),
  }),
  z.object({
    lists: z.literal("review"),
    odd: z.array(z.object({ text: z.string(), label: z.string() })),
    missing: z.array(z.string()),
  }),
  z.object({ lists: z.literal("no-references") }),
]);
export type Listing = z.infer<typeof listingSchema>;

/** Whether it was the list itself that was asked for; references were to be read. */
export const isAskedFor = (listing?: Listing) => listing !== undefined && listing.lists !== "no-references";
