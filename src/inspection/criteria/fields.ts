import { z } from "zod";
import { type Localized, localizedSchema, type SchemaOf } from "#protocol";

/** One field of an algorithm's result, as criteria may speak of it. */
export interface ResultField {
  readonly name: string;
  readonly type: "integer" | "number" | "boolean" | "string" | "list";
  readonly minimum: number;
  readonly maximum: number;
  /** The values of a closed set; empty when any is possible. */
  readonly values: readonly string[];
  readonly nullable: boolean;
  readonly aliases: readonly string[];
  readonly units: readonly string[];
  /** What people call it. */
  readonly called?: Localized | undefined;
  /** How people are told of its value, which stands for `{}`. */
  readonly spoken?: Localized | undefined;
}

const propertySchema = z.looseObject({
  type: z.union([z.string(), z.array(z.string())]).optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  enum: z.array(z.string()).optional(),
  aliases: z.array(z.string()).default([]),
  units: z.array(z.string()).default([]),
  called: localizedSchema.optional(),
  spoken: localizedSchema.optional(),
  get anyOf() {
    return z.array(propertySchema).optional();
  },
});
const objectSchema = z.looseObject({ properties: z.record(z.string(), propertySchema).default({}) });

/** Reads the fields out of a result schema: its zod types are the domain over which criteria are checked. */
export function fieldsOf(result: SchemaOf): ResultField[] {
  const json = objectSchema.parse(z.toJSONSchema(result, { unrepresentable: "any", io: "output" }));
  return Object.entries(json.properties).flatMap(([name, property]) => toField(name, property) ?? []);
}

function toField(name: string, property: z.infer<typeof propertySchema>): ResultField | null {
  const branches = property.anyOf ?? [];
  const inner = branches.find((branch) => branch.type !== "null") ?? property;
  const types = [inner.type ?? []].flat();
  const nullable = types.includes("null") || branches.some((branch) => branch.type === "null");
  const type = fieldType(types.find((name) => name !== "null"));
  if (type === null) return null;
  return {
    name,
    type,
    minimum: bounded(inner.minimum, Number.NEGATIVE_INFINITY),
    maximum: bounded(inner.maximum, Number.POSITIVE_INFINITY),
    values: inner.enum ?? [],
    nullable,
    aliases: [...property.aliases, ...inner.aliases],
    units: [...property.units, ...inner.units],
    called: property.called ?? inner.called,
    spoken: property.spoken ?? inner.spoken,
  };
}

/** JSON Schema writes zod's safe-integer limits out; they bound nothing that a text could reach. */
function bounded(limit: number | undefined, otherwise: number): number {
  return limit === undefined || Math.abs(limit) >= Number.MAX_SAFE_INTEGER ? otherwise : limit;
}

function fieldType(type: string | undefined): ResultField["type"] | null {
  if (type === "array") return "list";
  return type === "integer" || type === "number" || type === "boolean" || type === "string" ? type : null;
}
