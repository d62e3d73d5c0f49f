import { type HistoryMessage, material, materialRule, type Prompt } from "#kernel";
import type { Language } from "#protocol";

/** The last turns of a conversation as a model is shown them; how many there is room for is known by then. */
export function conversation(history: readonly HistoryMessage[]): Prompt["messages"] {
  return history.map(({ role, text }) => ({ role, content: text || "…" }));
}

/** A text as far as there is room for it, to the end of a word or a line. */
export function beginningOf(text: string, longest: number): string {
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
