import { material, materialRule, type Prompt } from "#kernel";
import type { Language } from "#protocol";

interface Said {
  readonly role: "user" | "assistant";
  readonly text: string;
}

const [shownMessages, longestMessage] = [10, 2_000];

/** The last messages of a conversation as a model is shown them; a longer one is cut at a line or a word, and says so. */
export function conversation(history: readonly Said[]): Prompt["messages"] {
  return history
    .slice(-shownMessages)
    .map(({ role, text }) => ({ role, content: shortened(text, longestMessage) || "…" }));
}

/** A text as far as there is room for it, to the end of a word or a line. */
export function shortened(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const begun = text.slice(0, longest);
  return `${begun.slice(0, Math.max(begun.lastIndexOf(" "), begun.lastIndexOf("\n")))} …`;
}

/** A prompt: what is to be done, the conversation so far, and what is shown. */
export function promptOf(
  instructions: Readonly<Record<Language, string>>,
  language: Language,
  content: string,
  before: Prompt["messages"] = [],
): Prompt {
  return {
    instructions: `${instructions[language]}\n\n${materialRule[language]}`,
    messages: [...before, { role: "user", content }],
  };
}

/** Material under its title; nothing where there is none. */
export function section(title: string, body: string): string[] {
  return body === "" ? [] : [material(title, body)];
}
