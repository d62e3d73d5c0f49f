import { oneLine } from "#language";
import { hasFigure } from "./figures-of-user.ts";
import type { SummariseInput, SummariseOutput } from "./schema.ts";

const longest = 4_000;

/**
 * How code remembers: each message of the user with the first words of its answer. When it grows too long the oldest answers go
 * first, then the oldest messages; those with figures stay to the last.
 */
export function summariseRule({ summary, messages }: SummariseInput): SummariseOutput {
  const lines = summary === "" ? [] : summary.split("\n");
  for (const { role, text } of messages) {
    const line = oneLine(text);
    if (line !== "") lines.push(role === "user" ? `- ${line.slice(0, 300)}` : `  → ${line.slice(0, 200)}`);
  }
  const length = () => lines.join("\n").length;
  const drop = (dispensable: (line: string) => boolean) => {
    for (let at = lines.findIndex(dispensable); at !== -1 && length() > longest; at = lines.findIndex(dispensable))
      lines.splice(at, 1);
  };
  drop((line) => line.startsWith("  →"));
  drop((line) => !hasFigure(line));
  drop(() => true);
  return { summary: lines.join("\n") };
}
