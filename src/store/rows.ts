import { z } from "zod";
import { describeIssues, type JihwiError, type SchemaOf } from "#protocol";
import { storeFailure } from "./failure.ts";

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
  throw storeFailure("unreadable-row", { table, why: describeIssues(result.error) }, { cause: result.error });
}

/** The error for a thing that is not there. */
export function notFound(noun: { ko: string; en: string }, id: string): JihwiError {
  return storeFailure("not-found", { noun, id });
}
