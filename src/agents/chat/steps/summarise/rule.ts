import type { SummariseInput, SummariseOutput } from "./schema.ts";

const longest = 4_000;

/** How code remembers: each question with the first words of its answer, oldest dropped first; earlier lines are kept. */
export function summariseRule({ summary, messages }: SummariseInput): SummariseOutput {
  const lines = summary === "" ? [] : summary.split("\n");
  for (const { role, text } of messages) {
    const line = text.replace(/\s+/g, " ").trim();
    if (line !== "") lines.push(role === "user" ? `- ${line.slice(0, 200)}` : `  → ${line.slice(0, 300)}`);
  }
  while (lines.length > 2 && lines.join("\n").length > longest) lines.shift();
  return { summary: lines.join("\n") };
}
