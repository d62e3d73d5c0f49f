import { z } from "zod";
import type { RecordedAction } from "../recorded-action.ts";
import type { SchemaOf } from "../schema-of.ts";

/** What an answer is when it is not JSON: a file to be saved, a stream of events, or nothing at all. */
export type BareAnswer = "file" | "events" | "none";

/** One request that the server answers. Server, page and `/api/openapi.json` are all made from it. */
export interface Route {
  readonly method: "get" | "post" | "put" | "patch" | "delete";
  /** `/api/sessions/{id}`; the braces name the members of `params`. */
  readonly path: string;
  readonly summary: string;
  /** How the audit log names it, with its parameters; what removes or hands out a file has such a name. */
  readonly recorded?: RecordedAction;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  /** JSON that is read and checked before the handler runs; "upload" when the handler reads the body as it comes. */
  readonly body?: SchemaOf | "upload";
  readonly answer: SchemaOf | BareAnswer;
}

export const idParam = z.object({ id: z.string().min(1).max(200) });

type RouteDetails = Omit<Route, "method" | "path" | "summary">;
/** A path with `{id}` has that parameter without saying so. */
type ParamsOf<Path> = Path extends `${string}{id}${string}` ? { readonly params: typeof idParam } : unknown;
type DeclaredRoute<Method, Path, Details> = {
  readonly method: Method;
  readonly path: Path;
  readonly summary: string;
} & (Details extends { readonly params: z.ZodObject } ? Details : Details & ParamsOf<Path>);

/** Declares a request in the order in which it is read: how, where, what for, and then what goes in and comes out. */
export function defineRoute<
  const Method extends Route["method"],
  const Path extends string,
  const Details extends RouteDetails,
>(method: Method, path: Path, summary: string, details: Details): DeclaredRoute<Method, Path, Details> {
  const params = path.includes("{id}") ? { params: idParam } : {};
  // The parameters are those of the path by the same words as in the type.
  return { method, path, summary, ...params, ...details } as DeclaredRoute<Method, Path, Details>;
}

/** The answer to a request that only had to be done. */
export const doneSchema = z.object({ ok: z.literal(true) });

/** A list is read page by page: `next` of an answer goes into `after` of the next request. */
export const next = z.string().nullable();
export const pageQuery = z.object({
  limit: z.coerce.number().int().min(1).max(200).default(50),
  after: z.string().max(500).optional(),
});

/** The address of a route: its path with the parameters filled in, and the query behind it. */
export function addressOf(
  route: Pick<Route, "path">,
  params: Readonly<Record<string, string>> = {},
  query: Readonly<Record<string, unknown>> = {},
): string {
  const path = route.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    if (value !== undefined && value !== null) search.set(name, String(value));
  return search.size === 0 ? path : `${path}?${search}`;
}
