import type { Context, Hono } from "hono";
import { z } from "zod";
import type { JihwiApp } from "#app";
import { doneSchema, type Language, type Route, type SchemaOf } from "#protocol";
import { answerJson } from "./answer-json.ts";
import { languageOfRequest } from "./errors.ts";
import { jsonBody } from "./json-body.ts";
import { requested } from "./requested.ts";

type Given<Schema> = Schema extends SchemaOf ? z.output<Schema> : undefined;

/** What a handler is given: the request, read and checked by its route's schemas. */
export interface RouteCall<Declared extends Route> {
  readonly params: Given<Declared["params"]>;
  readonly query: Given<Declared["query"]>;
  readonly body: Given<Declared["body"]>;
  /** The language of the page or program that asks. */
  readonly language: Language;
  /** Aborts when nobody waits for the answer any more. */
  readonly signal: AbortSignal;
  readonly context: Context;
}

/** What only has to be done answers by itself. */
type Answered<Declared extends Route> = Declared["answer"] extends typeof doneSchema
  ? unknown
  : Declared["answer"] extends SchemaOf
    ? z.input<Declared["answer"]>
    : Response;
type Handler<Declared extends Route> = (call: RouteCall<Declared>) => Answered<Declared> | Promise<Answered<Declared>>;

/** Puts declared routes onto the server and remembers them for `/api/openapi.json`. */
export interface Router {
  readonly declared: readonly Route[];
  add<Declared extends Route>(route: Declared, handle: Handler<Declared>): void;
}

export function createRouter(app: Hono, audit: JihwiApp["audit"]): Router {
  const declared: Route[] = [];
  return {
    declared,
    add(route, handle) {
      declared.push(route);
      app.on(route.method.toUpperCase(), route.path.replace(/\{(\w+)\}/g, ":$1"), async (context) => {
        const call = {
          params: route.params && check(route.params, context.req.param()),
          query: route.query && check(route.query, context.req.query()),
          body:
            route.body === undefined || route.body === "upload"
              ? undefined
              : check(route.body, await jsonBody(context)),
          language: languageOfRequest(context),
          signal: context.req.raw.signal,
          context,
        };
        const answer: unknown = await handle(call as RouteCall<typeof route>);
        if (route.recorded !== undefined) audit.record(route.recorded, asTexts({ ...call.params, ...call.query }));
        if (typeof route.answer === "string") return answer as Response;
        return answerJson(context, route.answer === doneSchema ? { ok: true } : z.parse(route.answer, answer));
      });
    },
  };
}

function asTexts(given: Readonly<Record<string, unknown>>): Record<string, string> {
  const told = Object.entries(given).filter(([, value]) => value !== undefined);
  return Object.fromEntries(told.map(([name, value]) => [name, String(value)]));
}

const check = <Schema extends SchemaOf>(schema: Schema, value: unknown) => requested(schema, value, seeOpenApi);

const seeOpenApi = { ko: "/api/openapi.json에서 형식을 볼 수 있습니다.", en: "/api/openapi.json says what fits." };
