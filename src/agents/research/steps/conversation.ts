import { type HistoryMessage, material, materialRule, type Prompt } from "#kernel";
import type { Language, Localized } from "#protocol";

/** The last turns of a conversation as a model is shown them; how many there is room for is known by then. */
export function conversation(history: readonly HistoryMessage[]): Prompt["messages"] {
  return history.map(({ role, text }) => ({ role, content: text || "…" }));
}

/** What is to be done, and how material is to be treated. */
export const withMaterialRule = (instructions: Localized, language: Language) =>
  `${instructions[language]}\n\n${materialRule[language]}`;

/** Material under its title; nothing where there is none. */
export const section = (title: string, body: string): string | null => (body === "" ? null : material(title, body));
