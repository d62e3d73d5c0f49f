import { z } from "zod";
import { errorBodySchema, type Route, type SchemaOf } from "#protocol";

type Content = Readonly<Record<string, { readonly schema?: object }>>;

/** What a program, or a person, is told of one request. */
export interface ApiOperation {
  readonly operationId: string;
  readonly summary: string;
  readonly tags: readonly string[];
  readonly parameters: readonly ApiParameter[];
  readonly requestBody?: { readonly required: boolean; readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly description: string; readonly content?: Content }>>;
}

export interface ApiParameter {
  readonly name: string;
  readonly in: "path" | "query";
  readonly required: boolean;
  readonly schema: object;
}

export interface ApiDocument {
  readonly openapi: "3.1.0";
  readonly info: { readonly title: string; readonly version: string };
  readonly components: object;
  readonly security: readonly object[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, ApiOperation>>>>;
}

/** The routes as OpenAPI 3.1, whose schemas are JSON Schema as it stands. */
export function openApiOf(routes: readonly Route[], version: string): ApiDocument {
  const paths: Record<string, Record<string, ApiOperation>> = {};
  for (const route of routes) {
    paths[route.path] ??= {};
    Object.assign(paths[route.path] ?? {}, { [route.method]: operationOf(route) });
  }
  return {
    openapi: "3.1.0",
    info: { title: "Jihwi", version },
    components: { securitySchemes: { token: { type: "http", scheme: "bearer" } } },
    security: [{ token: [] }, {}],
    paths,
  };
}

function operationOf(route: Route): ApiOperation {
  const body = bodyOf(route);
  return {
    operationId: `${route.method}${route.path.replace(/[^A-Za-z0-9]+(\w?)/g, (_, next: string) => next.toUpperCase())}`,
    summary: route.summary,
    tags: [route.path.split("/")[2] ?? ""],
    parameters: [...parametersOf("path", route.params), ...parametersOf("query", route.query)],
    requestBody: body === null ? undefined : { required: true, content: body },
    responses: {
      200: answerOf(route),
      default: {
        description: "What went wrong, and what to do",
        content: { "application/json": { schema: jsonSchema(errorBodySchema, "output") } },
      },
    },
  };
}

function parametersOf(place: "path" | "query", schema: z.ZodObject | undefined): ApiParameter[] {
  if (schema === undefined) return [];
  return Object.entries(schema.shape).map(([name, member]) => ({
    name,
    in: place,
    required: place === "path" || !z.safeParse(member, undefined).success,
    schema: jsonSchema(member, "input"),
  }));
}

function bodyOf({ body }: Route): Content | null {
  if (body === undefined) return null;
  if (body !== "upload") return { "application/json": { schema: jsonSchema(body, "input") } };
  const files = { type: "array", items: { type: "string", format: "binary" } };
  return { "multipart/form-data": { schema: { type: "object", required: ["file"], properties: { file: files } } } };
}

function answerOf({ answer }: Route): ApiOperation["responses"][string] {
  if (answer === "none") return { description: "Done" };
  if (answer === "file") return { description: "A file", content: { "application/octet-stream": {} } };
  if (answer === "events") return { description: "A stream of events", content: { "text/event-stream": {} } };
  return { description: "The answer", content: { "application/json": { schema: jsonSchema(answer, "output") } } };
}

function jsonSchema(schema: SchemaOf, io: "input" | "output"): object {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: "any", reused: "inline" });
  return rest;
}
