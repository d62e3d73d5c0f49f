import { z } from "zod";
import { localizedSchema } from "#protocol";

const isSchema = z.custom<z.ZodType>((value) => value instanceof Object && "safeParse" in value, {
  message: "Invalid input: expected a zod schema",
  params: { ko: "zod 스키마여야 합니다" },
});
const isFunction = z.custom((value) => typeof value === "function", {
  message: "Invalid input: expected a function",
  params: { ko: "함수여야 합니다" },
});

/** What a plugged-in agent must have; the rest is checked by its types. */
export const agentShape = z.looseObject({ name: z.string(), title: localizedSchema, run: isFunction });

/** What a tool of one's own must have. */
export const toolShape = z.looseObject({
  name: z.string(),
  title: localizedSchema,
  description: localizedSchema,
  input: isSchema,
  output: isSchema,
  run: isFunction,
});
