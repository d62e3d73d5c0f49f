import { paperFailure } from "../failure.ts";

/** A service's address from the environment, or its public one. A wrong one is said at once, by its variable's name. */
export function baseUrl(variable: string, given: string | undefined, otherwise: string): string {
  const text = (given ?? otherwise).trim().replace(/\/+$/, "");
  const url = URL.parse(text);
  if (url !== null && (url.protocol === "http:" || url.protocol === "https:")) return text;
  throw paperFailure("no-http-address", { variable, text, otherwise });
}

/** An address with its query; what is undefined or empty is left out. */
export function address(base: string, path: string, query: Readonly<Record<string, string | number | undefined>>): URL {
  const url = new URL(`${base}${path}`);
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== "") url.searchParams.set(name, String(value));
  }
  return url;
}
