import { counted } from "./counted.ts";
import { joinSentences } from "./join-sentences.ts";
import type { Localized } from "./language.ts";

interface Conversations {
  /** Those that have asked about the document. */
  readonly count: number;
  /** Those of them that quote it in an answer. */
  readonly quoting: number;
}

/** What is told before a document is removed, of the conversations that keep words of it; null where none does. */
export function staysQuoted({ count, quoting }: Conversations): Localized | null {
  if (count === 0) return null;
  const others = count - quoting;
  return joinSentences([quoting === 0 ? null : quoted(quoting), others === 0 ? null : recorded(others, quoting > 0)]);
}

const they = (conversations: number) => (conversations === 1 ? "it is" : "they are");

function quoted(conversations: number): Localized {
  return {
    ko: `이 문서로 나눈 대화 ${conversations.toLocaleString("ko")}개에는 인용한 말이 남습니다. 그 대화를 지우면 함께 지워집니다.`,
    en: `What was quoted of it stays in ${counted(conversations, "conversation")} until ${they(conversations)} deleted, too.`,
  };
}

/** An answer that cites other documents may have read this one: what it read is in its trace. */
function recorded(conversations: number, isMore: boolean): Localized {
  const conversation = counted(conversations, isMore ? "other conversation" : "conversation");
  return {
    ko: `인용하지 않은 ${isMore ? "다른 " : ""}대화 ${conversations.toLocaleString("ko")}개의 기록에도 읽은 대목이 남아 있을 수 있습니다.`,
    en: `The traces of ${conversation} that did not quote it may hold what was read of it until ${they(conversations)} deleted.`,
  };
}
