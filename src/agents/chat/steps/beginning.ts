import { materialRule, type Prompt, type PromptContext, todayLine } from "#kernel";

const who = {
  ko: "당신은 Jihwi의 대화 도우미입니다. 사용자의 문서와 도구를 써서 정확하게 돕습니다.",
  en: "You are the conversation assistant of Jihwi. You help accurately, with the user's documents and with tools.",
};

/** What every prompt of a turn begins with, so that a provider that keeps beginnings reads it once. */
export function beginning(context: PromptContext): string {
  const { language } = context;
  return [who[language], materialRule[language], todayLine(context)].filter((line) => line !== "").join("\n");
}

/** The messages before, for a prompt. A mark of an earlier answer would lead to another source now. */
export function earlierMessages(
  history: readonly { readonly role: "user" | "assistant"; readonly text: string }[],
  { last, characters }: { readonly last: number; readonly characters: number },
): Prompt["messages"] {
  return history.slice(-last).map(({ role, text }) => {
    const said = role === "assistant" ? text.replaceAll(/\s?\[\d{1,3}\](?![(:\]])/g, "") : text;
    return { role, content: said.slice(0, characters) };
  });
}

/** Several parts of a prompt, those that are not there left out. */
export function joinParts(parts: readonly (string | null)[]): string {
  return parts.filter((part) => part !== null && part !== "").join("\n\n");
}
