import { z } from "zod";
import { localizedSchema } from "./language.ts";

const originSchema = z.enum(["env", "settings", "config", "default"]);

/** What a model can do, as its provider says and as it was found when it was asked. */
export const modelAbilitiesSchema = z.object({
  /** `native`: the provider holds the output to a JSON schema. `prompt`: the schema is written into the prompt. */
  structured: z.enum(["native", "prompt"]),
  /** Whether tools may be declared to it; else a tool is chosen by a JSON object. */
  tools: z.boolean(),
  /** Whether pictures may be shown to it. */
  sees: z.boolean(),
  /** Tokens of its context; null when unknown. */
  window: z.int().positive().nullable(),
  /** Whether it was seen to think before it speaks. */
  thinks: z.boolean(),
  /** How fast it was when it was tried; null before. */
  tokensPerSecond: z.number().nullable(),
});
export type ModelAbilities = z.infer<typeof modelAbilitiesSchema>;

/** What is configured, what each role uses, and why: for `jihwi models` and the settings page. Holds no key. */
export const modelsOverviewSchema = z.object({
  providers: z.array(
    z.object({
      name: z.string(),
      title: z.string(),
      configured: z.boolean(),
      /** What to do when it is not. */
      remedy: localizedSchema,
      variables: z.array(
        z.object({
          name: z.string(),
          /** A key: may be set and removed, never read back. */
          secret: z.boolean(),
          /** Where it is set; null when it is not. */
          from: originSchema.nullable(),
          /** A key that was entered for another address than the present one: it is not sent until it is entered again. */
          withheld: z.boolean(),
          /** An address as it is set, which is no secret; null for a key. */
          value: z.string().nullable(),
        }),
      ),
    }),
  ),
  roles: z.array(
    z.object({
      role: z.string(),
      title: localizedSchema,
      /** A model's id, or `rules`. */
      model: z.string(),
      from: originSchema,
      /** The name that was set, such as `JIHWI_MODEL_JUDGE`; null for the default. */
      setBy: z.string().nullable(),
      /** False when the model's provider lacks a key or an address. */
      ready: z.boolean(),
      /** US dollars per million tokens; null when unknown or when no model is used. */
      price: z.object({ inputPerMTok: z.number(), outputPerMTok: z.number() }).nullable(),
      local: z.boolean(),
      /** Null for rules and for models that embed. */
      abilities: modelAbilitiesSchema.nullable(),
    }),
  ),
});
export type ModelsOverview = z.infer<typeof modelsOverviewSchema>;
