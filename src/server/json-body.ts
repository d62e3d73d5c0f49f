import type { Context } from "hono";
import type { JihwiError } from "#protocol";
import { serverFailure } from "./failure.ts";

/** Nothing that we read is nested deeper; what is, would only exhaust a recursive reader's stack. */
const deepestJson = 100;

/** The body of a request as JSON. It must be said to be JSON: a form or a plain text is what another site could send. */
export async function jsonBody(context: Context): Promise<unknown> {
  if (!/^application\/json\b/i.test(context.req.header("content-type") ?? "")) throw notCalledJson();
  const text = await context.req.text();
  if (depthOf(text) > deepestJson) throw tooDeep();
  try {
    return JSON.parse(text);
  } catch {
    throw noJson();
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

function notCalledJson(): JihwiError {
  return serverFailure("not-called-json");
}

function tooDeep(): JihwiError {
  return serverFailure("too-deep", { deepestJson });
}

function noJson(): JihwiError {
  return serverFailure("no-json");
}
