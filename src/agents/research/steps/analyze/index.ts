import { defineStep } from "#kernel";
import { findReferences } from "../../references/find-references.ts";
import { analyzePrompt } from "./prompt.ts";
import { analyzeRule } from "./rule.ts";
import { analyzeInput, aspectsSchema } from "./schema.ts";

/** One paper by aspect. */
export const analyze = defineStep({
  name: "research.analyze",
  role: "extract",
  input: analyzeInput,
  output: aspectsSchema,
  prompt: analyzePrompt,
  rule: analyzeRule,
  temperature: 0,
  // An aspect may repeat a reference of the abstract, and make none of its own.
  check: (aspects, { abstract }) => {
    const invented = Object.values(aspects).flatMap((aspect) =>
      findReferences(aspect ?? "").filter(({ text }) => !abstract.includes(text)),
    );
    return invented.length === 0
      ? null
      : `the abstract does not refer to ${invented.map(({ text }) => text).join(", ")}`;
  },
});
