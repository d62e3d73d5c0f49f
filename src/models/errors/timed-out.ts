import type { JihwiError } from "#protocol";
import { modelFailure } from "../failure.ts";
import { causeOf, type Failure } from "./failure.ts";

export function timedOut(call: { modelId: string; timeoutMs: number }, failure: Failure): JihwiError {
  const seconds = Math.round(call.timeoutMs / 100) / 10;
  return modelFailure("too-slow", { modelId: call.modelId, seconds }, { cause: causeOf(failure) });
}
