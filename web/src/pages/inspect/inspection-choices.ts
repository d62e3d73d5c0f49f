import { z } from "zod";
import { type JihwiMessage, judgeKindSchema, resultsOf } from "#protocol";
import { keepDraft } from "../../drafts/drafts.ts";
import { readForm } from "../../drafts/use-kept-form.ts";

const choicesSchema = z.object({
  only: z.array(z.string()).nullable(),
  all: z.boolean().nullable(),
  judge: judgeKindSchema.nullable(),
  document: z.string().nullable(),
});
/** What an inspection was told to do. */
export type InspectionChoices = z.infer<typeof choicesSchema>;

const keyOf = (sessionId: string) => `inspection ${sessionId}`;

/** The choices wait here while the inspection's page opens; a reload in between keeps them. */
export function leaveChoices(sessionId: string, choices: InspectionChoices): void {
  keepDraft(keyOf(sessionId), JSON.stringify(choices));
}

/** The choices of an inspection: those it was run by, or those that wait for it. */
export function choicesOf(sessionId: string, answer: JihwiMessage | undefined): InspectionChoices {
  const shown = resultsOf(answer === undefined ? [] : [answer], "inspect", "choices").at(-1);
  if (shown !== undefined) return shown;
  return readForm(keyOf(sessionId), choicesSchema) ?? { only: null, all: true, judge: null, document: null };
}
