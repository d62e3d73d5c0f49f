import { createFailures, type InspectError, type Language, saidIn, toJihwiError } from "#protocol";
import words from "./failures.json" with { type: "json" };

export const inspectionFailure = createFailures(words);

/** What went wrong, as a report tells it. */
export function inspectErrorOf(thrown: unknown, language: Language): InspectError {
  const { code, says } = toJihwiError(thrown);
  return { code, message: saidIn(says, language) };
}
