import { z } from "zod";

/** What a schema may hold when every reference stands written out: a model is shown all of it, and inputs are held against it. */
const mostCharacters = 100_000;
/** What a part costs beside its own words. */
const partCharacters = 20;

const objectSchema = z.record(z.string(), z.unknown());

/** Keywords that hold a schema or a list of them. */
const schemaKeywords = new Set([
  "items",
  "prefixItems",
  "additionalItems",
  "additionalProperties",
  "contains",
  "propertyNames",
  "allOf",
  "anyOf",
  "oneOf",
]);
/** Definitions stand where they are referred to; an id that stands twice is refused by zod. */
const leftOut = new Set(["$defs", "definitions", "$id", "id", "$anchor", "pattern", "patternProperties"]);

/**
 * A server's JSON Schema in a form whose size is known and whose check takes no longer than its input is long: references
 * are written out, what refers to itself is left open, and patterns are words for the model, since one of a stranger's may
 * run for ever. The server checks its inputs itself. Throws where it is too large.
 */
export function boundedSchema(declared: unknown): Record<string, unknown> {
  const root = objectSchema.parse(declared);
  let room = mostCharacters;

  function take(characters: number): void {
    room -= characters;
    if (room < 0) throw new Error(`the schema is longer than ${mostCharacters} characters`);
  }

  function boundedAny(value: unknown, within: readonly string[]): unknown {
    if (Array.isArray(value)) return value.map((one) => boundedAny(one, within));
    const schema = objectSchema.safeParse(value);
    return schema.success ? bounded(schema.data, within) : value;
  }

  function bounded({ $ref, ...schema }: Record<string, unknown>, within: readonly string[]): Record<string, unknown> {
    take(partCharacters);
    if (typeof $ref === "string") {
      if (within.includes($ref)) return {};
      return bounded({ ...targetOf(root, $ref), ...schema }, [...within, $ref]);
    }
    const written: [string, unknown][] = Object.entries(schema).flatMap(([keyword, value]) => {
      if (leftOut.has(keyword)) return [];
      if (schemaKeywords.has(keyword)) return [[keyword, boundedAny(value, within)]];
      if (keyword === "properties") {
        const properties = Object.entries(objectSchema.parse(value));
        take(properties.reduce((sum, [name]) => sum + name.length, 0));
        return [[keyword, Object.fromEntries(properties.map(([name, one]) => [name, boundedAny(one, within)]))]];
      }
      take(JSON.stringify(value).length);
      return [[keyword, value]];
    });
    // Names that a pattern would have allowed are not to be refused without it.
    if (schema.patternProperties !== undefined) written.push(["additionalProperties", true]);
    if (typeof schema.pattern === "string") {
      take(schema.pattern.length);
      written.push(["description", [schema.description, `(pattern: ${schema.pattern})`].filter(Boolean).join(" ")]);
    }
    return Object.fromEntries(written);
  }
  return bounded(root, ["#"]);
}

/** What a reference within the schema points to, as `#/$defs/place`. */
function targetOf(root: Record<string, unknown>, ref: string): Record<string, unknown> {
  if (!ref.startsWith("#")) throw new Error(`${ref} is outside of the schema`);
  const path = ref.slice(1).split("/").filter(Boolean);
  return path.reduce((at, segment) => {
    const name = segment.replaceAll("~1", "/").replaceAll("~0", "~");
    return objectSchema.parse(Object.hasOwn(at, name) ? at[name] : undefined);
  }, root);
}
