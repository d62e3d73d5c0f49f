import { z } from "zod";
import { describeIssues, JihwiError, type SchemaOf } from "#protocol";

/** What a client sent, checked; what does not fit is the client's mistake, and is told so. */
export function requested<Schema extends SchemaOf>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = z.safeParse(schema, value);
  if (parsed.success) return parsed.data;
  const what = describeIssues(parsed.error);
  throw new JihwiError("bad-input", {
    message: { ko: `요청이 형식에 맞지 않습니다: ${what.ko}`, en: `The request does not fit: ${what.en}` },
  });
}

/** What would change the answer and cannot be given is refused; what only tunes a model is left to the configuration. */
export function refuseUnknown({ n, tools }: { n?: number | null; tools?: readonly unknown[] | null }): void {
  if (n != null && n !== 1) throw refused("n", "n은 1만 됩니다.", "n must be 1.");
  if (tools != null && tools.length > 0)
    throw refused("tools", "에이전트는 자기 도구만 씁니다.", "An agent runs its own tools; none can be brought.");
}

function refused(field: string, ko: string, en: string): JihwiError {
  return new JihwiError("bad-input", { message: { ko: `${field}: ${ko}`, en: `${field}: ${en}` } });
}
