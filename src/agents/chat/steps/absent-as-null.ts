import { z } from "zod";

/**
 * An object whose nullable fields may be left out: a model that answers with the smallest valid object is understood, and
 * the JSON schema still lists every field as required, which strict modes ask for.
 */
export function absentAsNull<Shape extends z.ZodRawShape>(object: z.ZodObject<Shape>) {
  const nullable = Object.entries(object.shape)
    .filter(([, field]) => z.safeParse(field, null).success)
    .map(([name]) => [name, null] as const);
  const blank = Object.fromEntries(nullable);
  return z.preprocess(
    (value) => (typeof value === "object" && value !== null ? { ...blank, ...value } : value),
    object,
  );
}
