import type { Localized } from "#protocol";
import type { AnyTool } from "./tool.ts";

const mostNamed = 10;

/** Words of a tool's input that nobody has said; `isSaid` knows what was. */
export function unsaidWords(input: unknown, isSaid: (word: string) => boolean): string[] {
  const words = valuesIn(input)
    .join(" ")
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
  return [...new Set(words)].filter((word) => !isSaid(word));
}

/** What a person is told before such words go to a tool of somebody else's; null where there are none. */
export function cautionAbout({ title }: Pick<AnyTool, "title">, unsaid: readonly string[]): Localized | null {
  if (unsaid.length === 0) return null;
  const named = unsaid.slice(0, mostNamed).join(", ");
  return {
    ko: `하신 말에 없던 말을 ${title.ko} 도구에 건넵니다: ${named}`,
    en: `Words that you did not say are handed to ${title.en}: ${named}`,
  };
}

function valuesIn(input: unknown): string[] {
  if (typeof input === "string") return [input];
  if (typeof input === "number") return [String(input)];
  return typeof input === "object" && input !== null ? Object.values(input).flatMap(valuesIn) : [];
}
