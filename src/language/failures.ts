import { type ErrorDetails, errorCodeSchema, JihwiError, type Language, type Localized } from "#protocol";

/** What a failure says, with names in braces for what is known only when it happens. */
interface FailureWords extends Localized {
  readonly code: string;
  readonly hint?: Localized | undefined;
  readonly retryable?: boolean | undefined;
}

type Values = Readonly<Record<string, string | number | Localized>>;

/** Makes the failures of a room by what they are; their words stand in its `failures.json`. */
export function createFailures<Name extends string>(words: Readonly<Record<Name, FailureWords>>) {
  return (
    is: Name,
    values: Values = {},
    more: Pick<ErrorDetails, "cause" | "place" | "retryAfterMs"> = {},
  ): JihwiError => {
    const { code, hint, retryable, ...message } = words[is];
    const filled = ({ ko, en }: Localized) => ({ ko: fill(ko, values, "ko"), en: fill(en, values, "en") });
    return new JihwiError(errorCodeSchema.parse(code), {
      message: filled(message),
      hint: hint && filled(hint),
      retryable,
      ...more,
    });
  };
}

function fill(text: string, values: Values, language: Language): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name] ?? whole;
    return typeof value === "object" ? value[language] : String(value);
  });
}
