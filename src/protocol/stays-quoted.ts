import { counted } from "./counted.ts";
import type { Localized } from "./language.ts";

/** What is told before a document is removed that so many conversations have asked about; null where none has. */
export function staysQuoted(conversations: number): Localized | null {
  if (conversations === 0) return null;
  const they = conversations === 1 ? "it is" : "they are";
  return {
    ko: `이 문서로 나눈 대화 ${conversations.toLocaleString("ko")}개에는 인용한 말이 남습니다. 그 대화를 지우면 함께 지워집니다.`,
    en: `What was quoted of it stays in ${counted(conversations, "conversation")} until ${they} deleted, too.`,
  };
}
