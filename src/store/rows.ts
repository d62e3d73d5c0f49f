import { z } from "zod";
import { describeIssues, JihwiError, type SchemaOf } from "#protocol";

/** A column that holds JSON as text: the value inside, the text in the database. */
export function jsonText<Schema extends SchemaOf>(schema: Schema) {
  return z.codec(z.string(), schema, {
    decode: (text, context) => {
      try {
        return JSON.parse(text);
      } catch (cause) {
        context.issues.push({ code: "custom", message: `not JSON: ${String(cause)}`, input: text });
        return z.NEVER;
      }
    },
    encode: (value) => JSON.stringify(value) ?? "null",
  });
}

/** Rows are checked as they are read: what does not fit its schema is damage, not a value. */
export function readAs<Schema extends SchemaOf>(table: string, schema: Schema, row: z.input<Schema>): z.output<Schema> {
  const result = z.safeDecode(schema, row);
  if (result.success) return result.data;
  throw new JihwiError("store-damaged", {
    message: {
      ko: `저장소의 ${table} 행을 읽을 수 없습니다: ${describeIssues(result.error).ko}`,
      en: `A row of ${table} in the store cannot be read: ${describeIssues(result.error).en}`,
    },
    hint: {
      ko: "백업에서 되살리거나, `jihwi export`로 읽을 수 있는 것을 옮기세요.",
      en: "Restore a backup, or move what can be read with `jihwi export`.",
    },
    cause: result.error,
  });
}

/** The error for a thing that is not there. */
export function notFound(noun: { ko: string; en: string }, id: string): JihwiError {
  return new JihwiError("not-found", {
    message: { ko: `${noun.ko} ${id}을(를) 찾을 수 없습니다.`, en: `There is no ${noun.en} ${id}.` },
  });
}
