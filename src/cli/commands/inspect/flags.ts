import { z } from "zod";
import { reportFormatSchema } from "#protocol";
import { anyText, flag, integer } from "../../flags.ts";
import { failLevels } from "./outcome.ts";

const names = z.string().transform((written) =>
  written
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== ""),
);

/** Of several levels the lowest: whoever names warnings does not mean to let anything graver pass. */
const failLevel = names.transform((named, { addIssue }) => {
  const unknown = named.some((level) => !failLevels.some((known) => known === level));
  const isMixed = named.includes("never") && named.length > 1;
  const lowest = failLevels.findLast((level) => named.includes(level));
  if (lowest !== undefined && !unknown && !isMixed) return lowest;
  const message = failLevels.join(", ");
  addIssue({ code: "custom", message, params: { ko: message } });
  return z.NEVER;
});

/** The options of `jihwi inspect`. */
export const inspectShape = {
  criteria: anyText,
  only: names.optional(),
  check: z.array(z.string()).optional(),
  all: z.boolean().optional(),
  stop: flag,
  goal: anyText,
  judge: z.enum(["compiled", "model"]).optional(),
  json: flag,
  streamJson: flag,
  verbose: flag,
  fix: flag,
  changedSince: anyText,
  watch: flag,
  format: reportFormatSchema.default("stylish"),
  output: anyText,
  failOn: failLevel.prefault("undecided"),
  jobs: integer(1).optional(),
  resume: flag,
  maxDocuments: integer(1).optional(),
  field: anyText,
  stdinFilename: anyText,
  mask: flag,
  suppressions: z.boolean(),
};
export type InspectFlags = z.output<z.ZodObject<typeof inspectShape>>;
