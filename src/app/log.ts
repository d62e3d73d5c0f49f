import { scrub } from "#models";
import type { JihwiError } from "#protocol";

/** Writes what went wrong to stderr, one line each, with the cause's stack for faults of ours. Never a key, never a document. */
export function logError(error: JihwiError, about: string): void {
  const cause = error.code === "internal" && error.cause !== undefined ? `\n${stackOf(error.cause)}` : "";
  process.stderr.write(
    `${new Date().toISOString()} ${error.code} ${scrub(`${about}: ${error.saysHere.en}${cause}`)}\n`,
  );
}

function stackOf(cause: unknown): string {
  return cause instanceof Error ? (cause.stack ?? cause.message) : String(cause);
}
