import { z } from "zod";
import {
  defineStep,
  evidenceTokens,
  material,
  materialRule,
  type Prompt,
  type PromptContext,
  promptOf,
  tokensIn,
  withinTokens,
} from "#kernel";
import { oneLine } from "#language";

const summariseInput = z.object({
  summary: z.string(),
  messages: z.array(z.object({ role: z.enum(["user", "assistant"]), text: z.string() })),
  /** The room that the summary has. */
  mostTokens: z.number().default(4_000),
});
type SummariseInput = z.infer<typeof summariseInput>;

const summariseOutput = z.object({
  summary: z.string().describe("The conversation so far: facts, names, numbers, decisions, wishes"),
});
type SummariseOutput = z.infer<typeof summariseOutput>;

/** Figures that carry meaning: a date, an amount, a number of more than one digit. */
const figures = /\d[\d,.:/-]*\d/g;

/** The figures that the user told: a summary without them has lost a fact. */
function figuresOfUser({ summary, messages }: SummariseInput): string[] {
  const told = messages.filter(({ role }) => role === "user").map(({ text }) => text);
  const kept = summary.split("\n").filter((line) => line.startsWith("- "));
  return [...new Set([...kept, ...told].flatMap((text) => text.match(figures) ?? []))];
}

const hasFigure = (line: string): boolean => line.search(figures) >= 0;

/** About as many letters as there are tokens in Korean, and three times as many in English. */
const instructions = {
  ko: (tokens: number) =>
    `긴 대화의 앞부분을 줄여 적습니다. 이전 요약에 새 대화를 합쳐 하나의 요약으로 다시 씁니다. 이름, 숫자, 날짜, 결정한 것, 사용자의 바람과 규칙은 빠뜨리지 않습니다. 열 문장, ${tokens}자를 넘기지 마세요.`,
  en: (tokens: number) =>
    `You shorten the earlier part of a long conversation. Merge the earlier summary and the new messages into one summary. Keep names, numbers, dates, decisions, and the user's wishes and rules. Ten sentences and ${3 * tokens} characters at most.`,
};

export function summarisePrompt(
  { summary, messages, mostTokens }: SummariseInput,
  { language, model = null }: PromptContext,
): Prompt {
  // A message that is longer than all that is folded at once is told by its ends.
  const room = evidenceTokens(model);
  const said = messages.map(({ role, text }) => `${role}: ${withinTokens(text, room)}`).join("\n");
  const shown = [material("summary", summary), material("messages", said)];
  return promptOf(`${instructions[language](mostTokens)}\n${materialRule[language]}`, shown);
}

/**
 * How code remembers: each message of the user with the first words of its answer. When it grows too long the oldest answers go
 * first, then the oldest messages; those with figures stay to the last.
 */
export function summariseRule({ summary, messages, mostTokens }: SummariseInput): SummariseOutput {
  const lines = summary === "" ? [] : summary.split("\n");
  for (const { role, text } of messages) {
    const line = oneLine(text);
    if (line !== "") lines.push(role === "user" ? `- ${line.slice(0, 300)}` : `  → ${line.slice(0, 200)}`);
  }
  const isTooLong = () => tokensIn(lines.join("\n")) > mostTokens;
  const drop = (dispensable: (line: string) => boolean) => {
    for (let at = lines.findIndex(dispensable); at !== -1 && isTooLong(); at = lines.findIndex(dispensable))
      lines.splice(at, 1);
  };
  drop((line) => line.startsWith("  →"));
  drop((line) => !hasFigure(line));
  drop(() => true);
  return { summary: lines.join("\n") };
}

/** What of a conversation is no longer told whole, in short. */
export const summarise = defineStep({
  name: "conversation.summarise",
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
