import type { JihwiError } from "#protocol";
import { modelFailure } from "../failure.ts";
import { causeOf, type Failure, saidBy } from "./failure.ts";

/** Errors of the SDK about the response itself. What the model wrote in a whole response is another matter. */
const brokenResponse = new Set([
  "AI_APICallError",
  "AI_EmptyResponseBodyError",
  "AI_InvalidResponseDataError",
  "AI_JSONParseError",
  "AI_TypeValidationError",
]);

/** Whether nothing sensible came over the wire: no connection, a connection that broke, a body that is no response. */
export function isNetworkFailure(thrown: unknown, failure: Failure): boolean {
  return brokenResponse.has(failure.name) || failure.isRetryable === true || hasSystemCode(thrown);
}

export function fromNetwork(modelId: string, failure: Failure): JihwiError {
  const said = saidBy(failure);
  return modelFailure("unreachable", { modelId, said }, { cause: causeOf(failure) });
}

/** Node's sockets say ECONNRESET and the like, undici UND_ERR_…; either may hide a few causes deep. */
function hasSystemCode(thrown: unknown, depth = 0): boolean {
  if (!(thrown instanceof Error) || depth > 4) return false;
  if ("code" in thrown && typeof thrown.code === "string" && /^(E[A-Z]+|UND_ERR_[A-Z_]+)$/.test(thrown.code))
    return true;
  return hasSystemCode(thrown.cause, depth + 1);
}
