import {
  type HistoryMessage,
  lastTurns,
  material,
  materialRule,
  type Prompt,
  type PromptContext,
  todayLine,
} from "#kernel";
import { counted, type Localized } from "#protocol";

const who = {
  ko: "당신은 Jihwi의 대화 도우미입니다. 사용자의 문서와 도구를 써서 정확하게 돕습니다.",
  en: "You are the conversation assistant of Jihwi. You help accurately, with the user's documents and with tools.",
};

/** What every prompt of a turn begins with, so that a provider that keeps beginnings reads it once; then what is to be done now. */
export function beginning(context: PromptContext, ...now: readonly string[]): string {
  const { language } = context;
  const always = [who[language], materialRule[language], todayLine(context)].filter((line) => line !== "").join("\n");
  return [always, ...now].join("\n\n");
}

/**
 * The messages before, for a prompt, or as many of the last turns as fit into so many tokens. A mark of an earlier answer
 * would lead to another source now.
 */
export function earlierMessages(messages: readonly HistoryMessage[], tokens?: number): Prompt["messages"] {
  const shown = tokens === undefined ? messages : lastTurns(messages, tokens);
  return shown.map(({ role, text }) => ({
    role,
    content: role === "assistant" ? text.replaceAll(/\s?\[\d{1,3}\](?![(:\]])/g, "") : text,
  }));
}

/** A part of a prompt below its label; nothing where it has no lines. */
export const labelledLines = (label: string, lines: readonly string[]): string | null =>
  lines.length === 0 ? null : `${label}:\n${lines.join("\n")}`;

/** A text as material below its label; nothing where there is none. */
export const labelledText = (label: string, name: string, text: string): string | null =>
  labelledLines(label, text === "" ? [] : [material(name, text)]);

/** What a model is told of documents that nobody has attached: they are easily left unasked. */
export function libraryTold(documents: number): Localized {
  return {
    ko: `사용자의 문서함(문서 ${documents}개)에서 찾기. 사용자의 일이나 자료에 있을 법한 것은 아는 대로 답하기 전에 여기서 찾습니다`,
    en: `look in the user's library (${counted(documents, "document")}). What may stand in the user's own documents is looked up here before it is answered from knowledge`,
  };
}
