import { z } from "zod";
import { addressOf, type Route, type SchemaOf } from "#protocol";
import { unreadable } from "./api-error.ts";
import { fetchAnswer } from "./request.ts";

type Given<Name extends string, Schema> = Schema extends SchemaOf
  ? { readonly [Key in Name]: z.input<Schema> }
  : { readonly [Key in Name]?: undefined };

/** What a route is given: its parameters, its query and its JSON. Files go by `uploadFiles`. */
type RouteInput<Declared extends Route> = Given<"params", Declared["params"]> &
  Partial<Given<"query", Declared["query"]>> &
  Given<"body", Declared["body"]>;

type Answer<Declared extends Route> = Declared["answer"] extends SchemaOf ? z.output<Declared["answer"]> : Response;

/** Calls a declared route. JSON is parsed by the route's own schema: nothing unparsed enters the page. */
export async function call<Declared extends Route>(
  route: Declared,
  given: RouteInput<Declared> & { readonly signal?: AbortSignal },
): Promise<Answer<Declared>> {
  const { params, query, body, signal } = given as {
    params?: Record<string, string>;
    query?: Record<string, unknown>;
    body?: unknown;
    signal?: AbortSignal;
  };
  const response = await fetchAnswer(addressOf(route, params, query), {
    method: route.method.toUpperCase(),
    body: body === undefined ? null : JSON.stringify(body),
    headers: body === undefined ? undefined : { "content-type": "application/json" },
    signal: signal ?? null,
  });
  if (typeof route.answer === "string") return response as Answer<Declared>;
  const json: unknown = await response.json().catch((thrown: unknown) => {
    throw unreadable(thrown);
  });
  const parsed = z.safeParse(route.answer, json);
  if (!parsed.success) throw unreadable(parsed.error);
  return parsed.data as Answer<Declared>;
}
