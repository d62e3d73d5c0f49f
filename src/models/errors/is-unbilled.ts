import { failureSchema } from "./failure.ts";

/** The system's words for a server that was never reached. */
const unreached = new Set(["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "EHOSTUNREACH", "UND_ERR_CONNECT_TIMEOUT"]);

/** Whether a call that failed surely cost nothing: the provider refused it by its status, or was never reached. */
export function isUnbilled(thrown: unknown, depth = 0): boolean {
  const status = failureSchema.safeParse(thrown).data?.statusCode;
  if (status !== undefined) return status >= 400;
  if (!(thrown instanceof Error) || depth > 4) return false;
  if ("code" in thrown && typeof thrown.code === "string" && unreached.has(thrown.code)) return true;
  return isUnbilled("lastError" in thrown ? thrown.lastError : thrown.cause, depth + 1);
}
