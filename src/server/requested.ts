import { z } from "zod";
import { describeIssues, JihwiError, type Localized, type SchemaOf } from "#protocol";

/** What a client sent, checked; what does not fit is the client's mistake, and is told so. */
export function requested<Schema extends SchemaOf>(schema: Schema, value: unknown, hint?: Localized): z.output<Schema> {
  const parsed = z.safeParse(schema, value);
  if (parsed.success) return parsed.data;
  const what = describeIssues(parsed.error);
  throw new JihwiError("bad-input", {
    message: { ko: `요청이 형식에 맞지 않습니다: ${what.ko}`, en: `The request does not fit: ${what.en}` },
    hint,
  });
}
