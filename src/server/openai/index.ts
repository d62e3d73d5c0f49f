import type { Context, Hono } from "hono";
import type { z } from "zod";
import type { JihwiApp } from "#app";
import type { SchemaOf } from "#protocol";
import { jsonBody } from "../json-body.ts";
import { requested } from "../requested.ts";
import { chatCompletion } from "./chat-completions.ts";
import { createEmbeddings } from "./embeddings.ts";
import { addFile, fileContent, listFiles, readFile, removeFile } from "./files.ts";
import { createResponse, readResponse, turnOf } from "./responses.ts";
import { chatRequestSchema, embeddingsRequestSchema, responsesRequestSchema } from "./schemas.ts";
import { createTurnStarter, modelIds } from "./start-turn.ts";

/** `/v1`: each agent as a model of OpenAI's API. Same turns, same guarantees, same traces as on the page. */
export function serveOpenAi(app: Hono, jihwi: JihwiApp): void {
  const start = createTurnStarter(jihwi);
  const opened = Math.floor(Date.now() / 1000);
  const modelOf = (id: string) => ({ id, object: "model", created: opened, owned_by: "jihwi" });

  app.get("/v1/models", (context) => context.json({ object: "list", data: modelIds(jihwi).map(modelOf) }));
  app.get("/v1/models/:id", (context) => {
    const id = context.req.param("id");
    return modelIds(jihwi).includes(id) ? context.json(modelOf(id)) : context.notFound();
  });

  app.post("/v1/chat/completions", async (context) =>
    chatCompletion(context, await bodyOf(context, chatRequestSchema), jihwi, start),
  );
  app.post("/v1/responses", async (context) =>
    createResponse(context, await bodyOf(context, responsesRequestSchema), jihwi, start),
  );
  app.get("/v1/responses/:id", (context) => readResponse(context, jihwi, context.req.param("id")));
  app.post("/v1/responses/:id/cancel", async (context) => {
    const id = context.req.param("id");
    await jihwi.conductor.cancel((await turnOf(jihwi, id)).id);
    return readResponse(context, jihwi, id);
  });
  app.post("/v1/embeddings", async (context) =>
    createEmbeddings(context, await bodyOf(context, embeddingsRequestSchema), jihwi),
  );

  app.post("/v1/files", (context) => addFile(context, jihwi));
  app.get("/v1/files", (context) => listFiles(context, jihwi));
  app.get("/v1/files/:id", (context) => readFile(context, jihwi, context.req.param("id")));
  app.get("/v1/files/:id/content", (context) => fileContent(context, jihwi, context.req.param("id")));
  app.delete("/v1/files/:id", (context) => removeFile(context, jihwi, context.req.param("id")));
}

async function bodyOf<Schema extends SchemaOf>(context: Context, schema: Schema): Promise<z.output<Schema>> {
  return requested(schema, await jsonBody(context));
}
