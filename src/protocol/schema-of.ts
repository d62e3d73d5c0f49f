import type { z } from "zod";

/**
 * Any schema whose output is an Output. It is zod's core type, not `z.ZodType`: whether a schema fits that one is
 * checked through all of its sixty methods, for every schema anew, which doubled the types that the compiler makes.
 * Such a schema reads by functions: `z.parse(schema, value)`.
 */
export type SchemaOf<Output = unknown> = z.core.$ZodType<Output>;
