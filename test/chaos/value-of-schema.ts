import { z } from "zod";
import type { Random } from "./random.ts";

const schemaShape = z.looseObject({
  type: z.union([z.string(), z.array(z.string())]).optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
  items: z.unknown().optional(),
  enum: z.array(z.unknown()).optional(),
  const: z.unknown().optional(),
  anyOf: z.array(z.unknown()).optional(),
});

/** A value that fits a JSON schema, with whatever words a hostile model would put into it. */
export function valueOfSchema(schema: unknown, random: Random, words: () => string, depth = 0): unknown {
  const parsed = schemaShape.safeParse(schema);
  if (!parsed.success || depth > 6) return words();
  const { type, properties, items, enum: choices, const: fixed, anyOf } = parsed.data;
  if (fixed !== undefined) return fixed;
  if (choices !== undefined && choices.length > 0) return choices[random.below(choices.length)];
  if (anyOf !== undefined && anyOf.length > 0) {
    return valueOfSchema(anyOf[random.below(anyOf.length)], random, words, depth + 1);
  }
  switch (Array.isArray(type) ? type[random.below(type.length)] : type) {
    case "object":
      return Object.fromEntries(
        Object.entries(properties ?? {}).map(([name, member]) => [
          name,
          valueOfSchema(member, random, words, depth + 1),
        ]),
      );
    case "array":
      return Array.from({ length: random.below(4) }, () => valueOfSchema(items, random, words, depth + 1));
    case "integer":
      return random.below(12);
    case "number":
      return random.below(1000) / 10;
    case "boolean":
      return random.chance(0.5);
    case "null":
      return null;
    default:
      return words();
  }
}
