import type { JihwiError } from "#protocol";

/** Writes what went wrong to stderr, one line each, with the cause's stack for faults of ours. Never a key, never a document. */
export function logError(error: JihwiError, about: string): void {
  const stack = error.code === "internal" && error.cause instanceof Error ? `\n${error.cause.stack}` : "";
  process.stderr.write(`${new Date().toISOString()} ${error.code} ${about}: ${error.message}${stack}\n`);
}
