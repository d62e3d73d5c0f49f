import type { ErrorCode } from "#protocol";

/** Something is to be put right before the command is run again. Everything else that fails is a failed run, 1. */
const wrongUse: ReadonlySet<ErrorCode> = new Set([
  "bad-input",
  "bad-config",
  "not-found",
  "conflict",
  "port-in-use",
  "unauthorized",
  "model-not-configured",
  "model-bad-key",
  "step-needs-model",
  "tool-not-configured",
  "store-unavailable",
  "store-read-only",
  "store-full",
  "store-busy",
  "store-newer",
  "store-damaged",
  "criteria-invalid",
  "plan-invalid",
]);

/** The one table from error codes to exit codes; 130 is what shells expect after Ctrl-C. */
export function exitCodeOf(code: ErrorCode): number {
  if (code === "cancelled") return 130;
  return wrongUse.has(code) ? 2 : 1;
}
