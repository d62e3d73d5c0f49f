import { z } from "zod";
import { type PreparedEvidence, prepareEvidence } from "../evidence.ts";

/** An answer of a model with its evidence, and the truth of each of its sentences. */
export const answerRowSchema = z.object({
  id: z.string(),
  agent: z.string(),
  language: z.enum(["ko", "en"]).catch("ko"),
  question: z.string(),
  asked: z.string().nullish(),
  history: z.unknown().optional(),
  evidence: z.array(
    z.object({
      /** The mark to cite; null for what a tool told, such as the clock. */
      mark: z.string().nullable(),
      title: z.string().nullish(),
      heading: z.string().nullish(),
      text: z.string(),
      whole: z.string().nullish(),
    }),
  ),
  answer: z.string(),
  sentences: z.array(z.object({ text: z.string(), truth: z.enum(["true", "false", "arguable", "none"]) })),
});
export type AnswerRow = z.infer<typeof answerRowSchema>;

/** The evidence as an agent prepares it; what tools told and what was said before is known without a mark. */
export function evidenceOfRow({ question, asked, history, evidence }: AnswerRow): PreparedEvidence {
  const told = evidence.map(({ title, heading, text, whole }) =>
    [title, heading, whole ?? text].filter((part) => part != null && part !== "").join("\n"),
  );
  const units = evidence.flatMap(({ mark }, at) => (mark === null ? [] : { label: mark, text: told[at] ?? "" }));
  const known = told.filter((_, at) => evidence[at]?.mark === null);
  const before = history == null ? "" : JSON.stringify(history);
  return prepareEvidence(units, { user: [question, asked ?? "", before, ...known].join("\n") });
}
