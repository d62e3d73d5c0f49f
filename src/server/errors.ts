import type { Context } from "hono";
import { HTTPException } from "hono/http-exception";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { type ErrorCode, JihwiError, type Language, languageSchema, toJihwiError } from "#protocol";
import { answerJson } from "./answer-json.ts";
import { openAiError } from "./openai/errors.ts";

/** The one table from error codes to HTTP statuses. What is not in it is our fault: 500. */
const statuses: Readonly<Partial<Record<ErrorCode, ContentfulStatusCode>>> = {
  "bad-input": 400,
  "bad-config": 400,
  "criteria-invalid": 400,
  "plan-invalid": 400,
  "document-empty": 422,
  "document-damaged": 422,
  "document-encrypted": 422,
  "document-unsupported": 415,
  "address-refused": 403,
  "tool-failed": 502,
  "model-unavailable": 502,
  "document-no-text": 422,
  "document-too-large": 413,
  "too-large": 413,
  unauthorized: 401,
  "forbidden-origin": 403,
  "not-found": 404,
  conflict: 409,
  cancelled: 409,
  "model-not-configured": 409,
  "step-needs-model": 409,
  "tool-not-configured": 409,
  "tool-refused": 403,
  "too-many-attempts": 429,
  "too-many-turns": 429,
  "store-busy": 503,
  "store-unavailable": 503,
  "store-read-only": 503,
  "store-full": 507,
  timeout: 504,
};

export function statusOf({ code }: JihwiError): ContentfulStatusCode {
  return statuses[code] ?? 500;
}

/** One failure may answer many: whoever asks whether the store is ready, as often as he likes, fills no log. */
const logged = new WeakSet<JihwiError>();

/** Renders any thrown value as `{error: {code, message, hint}}`. Stack and place go to the log, never to the client. */
export function answerError(thrown: unknown, context: Context, log: (error: JihwiError) => void): Response {
  const error = thrown instanceof HTTPException ? fromHttpException(thrown) : toJihwiError(thrown);
  const status = statusOf(error);
  if ((status === 500 || error.place !== null) && !logged.has(error)) {
    logged.add(error);
    log(error);
  }
  if (status === 503 || status === 429) context.header("retry-after", String(retryAfterSeconds(error)));
  const body = error.toBody(languageOfRequest(context));
  return answerJson(context, context.req.path.startsWith("/v1/") ? openAiError(body, status, error) : body, status);
}

function retryAfterSeconds({ retryAfterMs }: JihwiError): number {
  return retryAfterMs === null ? 5 : Math.max(1, Math.ceil(retryAfterMs / 1000));
}

function fromHttpException(thrown: HTTPException): JihwiError {
  const code: ErrorCode = thrown.status === 413 ? "too-large" : thrown.status === 404 ? "not-found" : "bad-input";
  return new JihwiError(code, {
    message: {
      ko: `요청을 읽지 못했습니다: ${thrown.message}`,
      en: `The request could not be read: ${thrown.message}`,
    },
    cause: thrown,
  });
}

declare module "hono" {
  interface ContextVariableMap {
    /** Of the server, where the client names none. */
    language?: Language;
  }
}

/** The page says its language in a header; other programs say it as browsers do, or get the language of the server. */
export function languageOfRequest(context: Context): Language {
  const [accepted] = /^\s*(?:en|ko)\b/i.exec(context.req.header("accept-language") ?? "") ?? [];
  const said = [context.req.header("x-jihwi-language"), accepted?.trim().toLowerCase(), context.get("language")];
  return said.map((one) => languageSchema.safeParse(one)).find(({ success }) => success)?.data ?? "ko";
}
