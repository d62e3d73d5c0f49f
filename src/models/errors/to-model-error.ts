import { cancelled, JihwiError } from "#protocol";
import { modelFailure } from "../failure.ts";
import { scrub } from "../scrub.ts";
import { failureSchema } from "./failure.ts";
import { fromNetwork, isNetworkFailure } from "./from-network.ts";
import { fromOutput } from "./from-output.ts";
import { fromStatus } from "./from-status.ts";
import { timedOut } from "./timed-out.ts";

export interface ModelErrorContext {
  readonly modelId: string;
  /** The limit that the call ran under, for the sentence about a time-out. */
  readonly timeoutMs: number;
  /** The signal of the call: its reason tells a time-out from a person who pressed stop. */
  readonly signal?: AbortSignal;
}

/**
 * Anything that a model call threw, as a JihwiError that says what happened, to which model, and what to do. An abort
 * is `cancelled` unless its reason is a time-out or a JihwiError of its own. No key and no prompt is in the result.
 */
export function toModelError(thrown: unknown, context: ModelErrorContext): JihwiError {
  const { modelId, signal } = context;
  if (signal?.aborted === true && signal.reason !== thrown) return toModelError(signal.reason, context);
  if (thrown instanceof JihwiError) return thrown;
  // The SDK wraps what happened: in a RetryError after retries, in a NoOutputGeneratedError when a stream broke.
  const inner = innerError(thrown);
  if (inner !== null) return toModelError(inner, context);

  const failure = failureSchema.safeParse(thrown).data;
  if (failure === undefined) return unexpected(modelId, String(thrown));
  if (failure.name === "TimeoutError") return timedOut(context, failure);
  if (failure.name === "AbortError") return cancelled();
  return (
    fromStatus(modelId, failure) ??
    fromOutput(modelId, failure) ??
    (isNetworkFailure(thrown, failure) ? fromNetwork(modelId, failure) : unexpected(modelId, failure.message))
  );
}

function innerError(thrown: unknown): unknown {
  if (!(thrown instanceof Error)) return null;
  if (thrown.name === "AI_RetryError" && "lastError" in thrown) return thrown.lastError ?? null;
  if (thrown.name === "AI_NoOutputGeneratedError") return thrown.cause ?? null;
  return null;
}

function unexpected(modelId: string, detail: string): JihwiError {
  const said = scrub(detail).slice(0, 300);
  return modelFailure("unexpected", { modelId, said });
}
