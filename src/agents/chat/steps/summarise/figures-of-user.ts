import type { SummariseInput } from "./schema.ts";

/** Figures that carry meaning: a date, an amount, a number of more than one digit. */
const figures = /\d[\d,.:/-]*\d/g;

/** The figures that the user told: a summary without them has lost a fact. */
export function figuresOfUser({ summary, messages }: SummariseInput): string[] {
  const told = messages.filter(({ role }) => role === "user").map(({ text }) => text);
  const kept = summary.split("\n").filter((line) => line.startsWith("- "));
  return [...new Set([...kept, ...told].flatMap((text) => text.match(figures) ?? []))];
}

export const hasFigure = (line: string): boolean => line.search(figures) >= 0;
