import { z } from "zod";
import { defineStep, material, type Prompt, type PromptContext, promptOf } from "#kernel";
import { oneLine } from "#language";
import { historyMessageSchema } from "../tool-result.ts";
import { beginning } from "./beginning.ts";

export const summariseInput = z.object({ summary: z.string(), messages: z.array(historyMessageSchema) });
export type SummariseInput = z.infer<typeof summariseInput>;

export const summariseOutput = z.object({
  summary: z.string().describe("The conversation so far: facts, names, numbers, decisions, wishes"),
});
export type SummariseOutput = z.infer<typeof summariseOutput>;

/** Figures that carry meaning: a date, an amount, a number of more than one digit. */
const figures = /\d[\d,.:/-]*\d/g;

/** The figures that the user told: a summary without them has lost a fact. */
export function figuresOfUser({ summary, messages }: SummariseInput): string[] {
  const told = messages.filter(({ role }) => role === "user").map(({ text }) => text);
  const kept = summary.split("\n").filter((line) => line.startsWith("- "));
  return [...new Set([...kept, ...told].flatMap((text) => text.match(figures) ?? []))];
}

export const hasFigure = (line: string): boolean => line.search(figures) >= 0;

const instructions = {
  ko: "지금 할 일: 이전 요약에 새 대화를 합쳐 하나의 요약으로 다시 씁니다. 이름, 숫자, 날짜, 결정한 것, 사용자의 바람과 규칙은 빠뜨리지 않습니다. 열 문장을 넘기지 마세요.",
  en: "Now: merge the earlier summary and the new messages into one summary. Keep names, numbers, dates, decisions, and the user's wishes and rules. Ten sentences at most.",
};

export function summarisePrompt({ summary, messages }: SummariseInput, context: PromptContext): Prompt {
  const said = messages.map(({ role, text }) => `${role}: ${text.slice(0, 2_000)}`).join("\n");
  const shown = [material("summary", summary), material("messages", said)];
  return promptOf(beginning(context, instructions[context.language]), shown);
}

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

/** The rolling summary of what the history no longer holds. */
export const summarise = defineStep({
  name: "chat.summarise",
  role: "summarise",
  input: summariseInput,
  output: summariseOutput,
  prompt: summarisePrompt,
  rule: summariseRule,
  check: ({ summary }, input) => {
    if (summary.trim() === "") return "the summary is empty";
    const lost = figuresOfUser(input).filter((figure) => !summary.includes(figure));
    return lost.length === 0 ? null : `it lost what the user told: ${lost.join(", ")}`;
  },
});
