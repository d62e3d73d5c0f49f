import { z } from "zod";

/** Words that a text must and must not hold: how a case expects a text without spelling it out. */
const wordsSchema = z.strictObject({
  contains: z.array(z.string()).optional(),
  lacks: z.array(z.string()).optional(),
});

/**
 * Whether an output is what a case expects. The expectation is partial: a field that it does not name may hold anything.
 * A text is expected whole, or by the words it contains and lacks; a list item by item.
 */
export function agrees(output: unknown, expect: unknown): boolean {
  if (typeof output === "string" && typeof expect === "object") {
    const words = wordsSchema.safeParse(expect);
    if (!words.success) return false;
    const { contains = [], lacks = [] } = words.data;
    return contains.every((word) => output.includes(word)) && !lacks.some((word) => output.includes(word));
  }
  if (Array.isArray(expect)) {
    return (
      Array.isArray(output) &&
      output.length === expect.length &&
      expect.every((item, index) => agrees(output[index], item))
    );
  }
  if (typeof expect === "object" && expect !== null) {
    if (typeof output !== "object" || output === null) return false;
    const held = new Map(Object.entries(output));
    return Object.entries(expect).every(([name, value]) => agrees(held.get(name), value));
  }
  return Object.is(output, expect);
}
