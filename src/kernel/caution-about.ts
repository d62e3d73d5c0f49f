import { z } from "zod";
import type { Localized } from "#protocol";
import type { AnyTool } from "./tool.ts";

const mostNamed = 10;

/**
 * What a person is told before words that nobody has said go to a tool of somebody else's; null where there are none.
 * `isSaid` knows what was.
 */
export function cautionAbout(
  { title, input: schema }: Pick<AnyTool, "title" | "input">,
  input: unknown,
  isSaid: (word: string) => boolean,
): Localized | null {
  const declared = new Set(namesIn(z.toJSONSchema(schema, { io: "input", unrepresentable: "any" })));
  const words = textsIn(input, declared)
    .join(" ")
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
  const unsaid = [...new Set(words)].filter((word) => !isSaid(word));
  if (unsaid.length === 0) return null;
  const named = unsaid.slice(0, mostNamed).join(", ");
  return {
    ko: `하신 말에 없던 말을 ${title.ko} 도구에 건넵니다: ${named}`,
    en: `Words that you did not say are handed to ${title.en}: ${named}`,
  };
}

/** All that an input tells: its values, and the names that the tool did not declare, which hold any words as well. */
function textsIn(input: unknown, declared: ReadonlySet<string>): string[] {
  if (typeof input === "string") return [input];
  if (typeof input === "number") return [String(input)];
  if (Array.isArray(input)) return input.flatMap((value) => textsIn(value, declared));
  if (typeof input !== "object" || input === null) return [];
  return Object.entries(input).flatMap(([name, value]) => {
    const texts = textsIn(value, declared);
    return declared.has(name) ? texts : [name, ...texts];
  });
}

/** The names that a schema gives to properties, at any depth. */
function namesIn(schema: unknown): string[] {
  if (typeof schema !== "object" || schema === null) return [];
  return Object.entries(schema).flatMap(([keyword, part]) => [
    ...(keyword === "properties" ? Object.keys(Object(part)) : []),
    ...namesIn(part),
  ]);
}
