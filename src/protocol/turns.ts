import { z } from "zod";
import { languageSchema } from "./language.ts";
import { stringOfForm } from "./string-of-form.ts";
import { timeZoneSchema } from "./time-zone.ts";

/** Any agent that the server has: four come with Jihwi, others plug in. */
export const agentNameSchema = stringOfForm(/^[a-z][a-z0-9-]{0,49}$/, {
  ko: "영문 소문자로 시작해야 하고, 소문자와 숫자와 하이픈을 50자까지 쓸 수 있습니다",
  en: "small letters, digits and hyphens, 50 at most, a letter first",
});
export type AgentName = z.infer<typeof agentNameSchema>;

/** The longest message a turn takes. Longer texts come as documents. */
export const longestMessage = 200_000;

/**
 * The AI SDK transport's own body. Only the text of the last user message is trusted; the rest of `messages` is
 * ignored, since history comes from the store.
 */
export const turnRequestSchema = z.object({
  id: z.string().min(1).max(100),
  messages: z
    .array(
      z.looseObject({
        id: z.string().max(200).optional(),
        role: z.enum(["system", "user", "assistant"]),
        parts: z.array(z.looseObject({ type: z.string() })),
      }),
    )
    .min(1),
  trigger: z.enum(["submit-message", "regenerate-message"]).default("submit-message"),
  /** Regenerate or edit from here: this message and all after it are replaced. */
  messageId: z.string().max(200).optional(),
  /** Asks in a session that is there: one that has been deleted is not begun anew by the question. */
  existing: z.boolean().default(false),
  options: z.record(z.string(), z.unknown()).default({}),
  language: languageSchema.optional(),
  timeZone: timeZoneSchema.optional(),
});
export type TurnRequest = z.infer<typeof turnRequestSchema>;
