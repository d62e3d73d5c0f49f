import { type ErrorDetails, errorCodeSchema, JihwiError } from "./errors.ts";
import type { Localized } from "./language.ts";
import { filledText, type TextValues } from "./texts.ts";

/** What a failure says, with names in braces for what is known only when it happens. */
interface FailureWords extends Localized {
  readonly code: string;
  readonly hint?: Localized | undefined;
  readonly retryable?: boolean | undefined;
}

/** Makes the failures of a room by what they are; their words stand in its `failures.json`. */
export function createFailures<Name extends string>(words: Readonly<Record<Name, FailureWords>>) {
  return (
    is: Name,
    values: TextValues = {},
    more: Pick<ErrorDetails, "cause" | "place" | "retryAfterMs"> = {},
  ): JihwiError => {
    const { code, hint, retryable, ...message } = words[is];
    return new JihwiError(errorCodeSchema.parse(code), {
      message: filledText(message, values),
      hint: hint && filledText(hint, values),
      retryable,
      ...more,
    });
  };
}
