import type { House } from "#app";
import { roleNames } from "#models";
import { modelsResourceSchema, modelTestSchema } from "#protocol";
import { languageOfRequest } from "../errors.ts";
import { type App, answers, createRoute, z } from "../route.ts";

const roleChoices = z.object({
  /** For every role that names none of its own; null takes the choice back. */
  default: z.string().trim().min(1).max(300).nullable().optional(),
  roles: z.partialRecord(z.enum(roleNames), z.string().trim().min(1).max(300).nullable()).optional(),
  /** Addresses and the like that are no secret. */
  variables: z.record(z.string(), z.string().max(2000).nullable()).optional(),
});

export function modelRoutes(app: App, { modelSettings }: House): void {
  app.openapi(
    createRoute({
      method: "get",
      path: "/api/models",
      summary: "Models by role, providers, and which keys are set",
      responses: answers(modelsResourceSchema, "Models"),
    }),
    async (context) => context.json(await modelSettings.read(), 200),
  );

  app.openapi(
    createRoute({
      method: "put",
      path: "/api/models/roles",
      summary: "Choose models",
      request: { body: { required: true, content: { "application/json": { schema: roleChoices } } } },
      responses: answers(modelsResourceSchema, "Models"),
    }),
    async (context) => {
      await modelSettings.choose(context.req.valid("json"));
      return context.json(await modelSettings.read(), 200);
    },
  );

  app.openapi(
    createRoute({
      method: "put",
      path: "/api/models/secrets",
      summary: "Enter or remove keys; they are never sent back",
      request: {
        body: {
          required: true,
          content: {
            "application/json": { schema: z.record(z.string().max(100), z.string().min(1).max(1000).nullable()) },
          },
        },
      },
      responses: answers(modelsResourceSchema, "Models"),
    }),
    async (context) => {
      await modelSettings.keep(context.req.valid("json"));
      return context.json(await modelSettings.read(), 200);
    },
  );

  app.openapi(
    createRoute({
      method: "post",
      path: "/api/models/test",
      summary: "Ask a model for one word",
      request: {
        body: {
          required: true,
          content: { "application/json": { schema: z.object({ model: z.string().min(1).max(300) }) } },
        },
      },
      responses: answers(modelTestSchema, "What came of it"),
    }),
    async (context) =>
      context.json(await modelSettings.test(context.req.valid("json").model, languageOfRequest(context)), 200),
  );
}
