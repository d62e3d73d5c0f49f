import { z } from "zod";
import { aboutSetting, languageSchema, paperSourceNamesSchema } from "#protocol";

const count = z.coerce.number().int().positive();
const secretKey = z.string().min(32, "use at least 32 characters");

/** What the app itself reads from the environment. Each has words for the configuration reference. */
export const environmentSchema = z.object({
  HOST: z.string().min(1).default("127.0.0.1").meta(aboutSetting("HOST")),
  PORT: z.coerce.number().int().min(0).max(65535).default(4747).meta(aboutSetting("PORT")),
  JIHWI_TOKEN: z.string().min(16, "use at least 16 characters").optional().meta(aboutSetting("JIHWI_TOKEN")),
  JIHWI_SECRET_KEY: secretKey.optional().meta(aboutSetting("JIHWI_SECRET_KEY")),
  JIHWI_NEW_SECRET_KEY: secretKey.optional().meta(aboutSetting("JIHWI_NEW_SECRET_KEY")),
  JIHWI_DATA_DIR: z.string().min(1).default("./.jihwi").meta(aboutSetting("JIHWI_DATA_DIR")),
  DATABASE_URL: z.string().min(1).optional().meta(aboutSetting("DATABASE_URL")),
  JIHWI_LANG: languageSchema.optional().meta(aboutSetting("JIHWI_LANG")),
  JIHWI_STEP_TIMEOUT_MS: count.default(60_000).meta(aboutSetting("JIHWI_STEP_TIMEOUT_MS")),
  JIHWI_TURN_TIMEOUT_MS: count.default(300_000).meta(aboutSetting("JIHWI_TURN_TIMEOUT_MS")),
  JIHWI_TURN_BUDGET_TOKENS: count.optional().meta(aboutSetting("JIHWI_TURN_BUDGET_TOKENS")),
  JIHWI_TURN_BUDGET_USD: z.coerce.number().positive().optional().meta(aboutSetting("JIHWI_TURN_BUDGET_USD")),
  JIHWI_RULES: z.enum(["fallback", "prefer"]).optional().meta(aboutSetting("JIHWI_RULES")),
  JIHWI_METRICS: z.enum(["token", "open"]).default("token").meta(aboutSetting("JIHWI_METRICS")),
  JIHWI_APPROVAL_TIMEOUT_MS: count.default(120_000).meta(aboutSetting("JIHWI_APPROVAL_TIMEOUT_MS")),
  JIHWI_MAX_TURNS: count.default(32).meta(aboutSetting("JIHWI_MAX_TURNS")),
  JIHWI_FETCH_PAPERS: z.enum(["on", "off"]).optional().meta(aboutSetting("JIHWI_FETCH_PAPERS")),
  JIHWI_PAPER_SOURCES: paperSourceNamesSchema.optional().meta(aboutSetting("JIHWI_PAPER_SOURCES")),
});
