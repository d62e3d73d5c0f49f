import type { UnknownName } from "./unknown-name.ts";

/** A match as a name that is unknown, with its place. */
export function nameAt(match: RegExpExecArray, kind: UnknownName["kind"]): UnknownName {
  return { text: match[0].trim(), start: match.index, end: match.index + match[0].length, kind };
}
