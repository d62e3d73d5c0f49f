import { z } from "zod";
import { aboutSetting } from "#protocol";
import { pricesSchema } from "./prices.ts";
import { plainNames } from "./providers/index.ts";
import { roleNames } from "./roles.ts";

const spec = z.string().trim().min(1);

/** Which model serves which role, as the settings page keeps it. */
export const modelSettingsSchema = z.strictObject({
  default: spec
    .optional()
    .meta(aboutSetting("따로 정하지 않은 모든 역할의 모델.", "The model of every role that names none of its own.")),
  roles: z
    .partialRecord(z.enum(roleNames), spec)
    .optional()
    .meta(
      aboutSetting("역할마다의 모델. 역할의 이름은 위에 있습니다.", "A model a role, by the names of the roles above."),
    ),
  variables: z
    .partialRecord(z.enum(plainNames), z.string())
    .optional()
    .meta(
      aboutSetting(
        "OPENAI_BASE_URL처럼 제공자가 읽는 값. 키는 여기에 두지 않습니다.",
        "What providers read, such as OPENAI_BASE_URL, for those who do not want it in the environment. Keys are not among them.",
      ),
    ),
});
export type ModelSettings = z.infer<typeof modelSettingsSchema>;

/** The `models` part of `jihwi.config.json`. */
export const modelConfigSchema = modelSettingsSchema.extend({
  prices: pricesSchema
    .optional()
    .meta(
      aboutSetting(
        "모델마다 백만 토큰의 값(달러): inputPerMTok, outputPerMTok.",
        "US dollars per million tokens by model id: inputPerMTok, outputPerMTok.",
      ),
    ),
});
export type ModelConfig = z.infer<typeof modelConfigSchema>;
