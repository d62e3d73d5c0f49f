import type { Context } from "hono";
import { JihwiError } from "#protocol";

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
  return new JihwiError("bad-input", {
    message: {
      ko: "요청의 content-type이 application/json이 아닙니다.",
      en: "The content-type of the request is not application/json.",
    },
    hint: { ko: "그 머리글을 붙여 다시 보내 주세요.", en: "Send it again with that header." },
  });
}

function tooDeep(): JihwiError {
  return new JihwiError("bad-input", {
    message: {
      ko: `요청의 JSON이 ${deepestJson}겹보다 깊습니다.`,
      en: `The JSON of the request is nested deeper than ${deepestJson} levels.`,
    },
  });
}

function noJson(): JihwiError {
  return new JihwiError("bad-input", {
    message: { ko: "요청의 본문이 JSON이 아닙니다.", en: "The body of the request is no JSON." },
  });
}
