import { z } from "zod";
import { modelTestSchema } from "../answers.ts";
import { modelsResourceSchema } from "../resources.ts";
import { defineRoute } from "./route.ts";

const modelName = z.string().trim().min(1).max(300);
/** Addresses and the like that are no secret. */
const plainVariables = z.record(z.string(), z.string().max(2000).nullable());

export const modelsApi = {
  read: defineRoute("get", "/api/models", "Models by role, providers, and which keys are set", {
    answer: modelsResourceSchema,
  }),
  choose: defineRoute("put", "/api/models/roles", "Choose models", {
    body: z.object({
      /** For every role that names none of its own; null takes the choice back. */
      default: modelName.nullable().optional(),
      roles: z.record(z.string().max(50), modelName.nullable()).optional(),
      variables: plainVariables.optional(),
    }),
    answer: modelsResourceSchema,
  }),
  keep: defineRoute("put", "/api/models/secrets", "Enter or remove keys; they are never sent back", {
    body: z.record(z.string().max(100), z.string().min(1).max(1000).nullable()),
    answer: modelsResourceSchema,
  }),
  list: defineRoute(
    "get",
    "/api/models/providers/{provider}",
    "The models that a provider offers; that it answers proves its key and address",
    { params: z.object({ provider: z.string().min(1).max(50) }), answer: z.object({ models: z.array(z.string()) }) },
  ),
  test: defineRoute("post", "/api/models/test", "Ask a model for one word, or for one embedding", {
    body: z.object({
      model: z.string().min(1).max(300),
      /** It is a model for embeddings: no such model has words. */
      embeds: z.boolean().optional(),
      /** Tried as if they were chosen; nothing is changed. */
      variables: plainVariables.optional(),
    }),
    answer: modelTestSchema,
  }),
};
