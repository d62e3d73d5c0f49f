import type { Context, Hono } from "hono";
import { z } from "zod";
import type { JihwiApp } from "#app";
import { describeIssues, JihwiError, type Route, type SchemaOf } from "#protocol";
import { answerJson } from "./answer-json.ts";

type Given<Schema> = Schema extends SchemaOf ? z.output<Schema> : undefined;

/** What a handler is given: the request, read and checked by its route's schemas. */
export interface RouteCall<Declared extends Route> {
  readonly params: Given<Declared["params"]>;
  readonly query: Given<Declared["query"]>;
  readonly body: Given<Declared["body"]>;
  readonly context: Context;
}

type Answered<Declared extends Route> = Declared["answer"] extends SchemaOf ? z.input<Declared["answer"]> : Response;
type Handler<Declared extends Route> = (call: RouteCall<Declared>) => Answered<Declared> | Promise<Answered<Declared>>;

/** Puts declared routes onto the server and remembers them for `/api/openapi.json`. */
export interface Router {
  readonly declared: readonly Route[];
  add<Declared extends Route>(route: Declared, handle: Handler<Declared>): void;
}

/** Nothing that we read is nested deeper; what is, would only exhaust a recursive reader's stack. */
const deepestJson = 100;

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
          body: route.body === undefined || route.body === "upload" ? undefined : await readBody(context, route.body),
          context,
        };
        const answer: unknown = await handle(call as RouteCall<typeof route>);
        if (route.recorded !== undefined) audit.record(route.recorded, asTexts({ ...call.params, ...call.query }));
        if (typeof route.answer === "string") return answer as Response;
        return answerJson(context, z.parse(route.answer, answer));
      });
    },
  };
}

function asTexts(given: Readonly<Record<string, unknown>>): Record<string, string> {
  const told = Object.entries(given).filter(([, value]) => value !== undefined);
  return Object.fromEntries(told.map(([name, value]) => [name, String(value)]));
}

function check<Schema extends SchemaOf>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = z.safeParse(schema, value);
  if (parsed.success) return parsed.data;
  throw wrongRequest(describeIssues(parsed.error));
}

async function readBody(context: Context, schema: SchemaOf): Promise<unknown> {
  if (!/^application\/json\b/i.test(context.req.header("content-type") ?? ""))
    throw wrongRequest("content-type: application/json");
  const text = await context.req.text();
  if (depthOf(text) > deepestJson) throw wrongRequest("JSON depth");
  try {
    return check(schema, JSON.parse(text));
  } catch (thrown) {
    if (thrown instanceof SyntaxError) throw wrongRequest("JSON");
    throw thrown;
  }
}

/** How deep brackets nest, counted without building anything. */
function depthOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  let quoted = false;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (quoted) {
      if (code === 92) at++;
      else if (code === 34) quoted = false;
    } else if (code === 34) quoted = true;
    else if (code === 91 || code === 123) deepest = Math.max(deepest, ++depth);
    else if (code === 93 || code === 125) depth--;
  }
  return deepest;
}

function wrongRequest(what: string): JihwiError {
  return new JihwiError("bad-input", {
    message: { ko: `요청이 형식에 맞지 않습니다: ${what}`, en: `The request does not fit: ${what}` },
    hint: { ko: "/api/openapi.json에서 형식을 볼 수 있습니다.", en: "/api/openapi.json says what fits." },
  });
}
