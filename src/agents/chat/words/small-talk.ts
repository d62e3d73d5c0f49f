import { lettersOnly, wordLists } from "#language";
import type { Localized } from "#protocol";

const replies: Readonly<Record<string, Localized>> = {
  hello: { ko: "안녕하세요. 무엇을 찾아 드릴까요?", en: "Hello. What shall I look up for you?" },
  thanks: { ko: "별말씀을요. 더 궁금한 것이 있으면 말씀해 주세요.", en: "You are welcome. Ask whenever you like." },
  goodbye: { ko: "안녕히 가세요. 대화는 그대로 남아 있습니다.", en: "Goodbye. This conversation stays where it is." },
};
/** Whole messages that need nothing looked up, letters only. Without a model they are answered as they come; any other is not. */
const messages = wordLists("agents/chat/words/words.txt");

/** The reply to a greeting or thanks that say nothing else; null for any other message. */
export function smallTalkReply(text: string): Localized | null {
  const letters = lettersOnly(text.toLowerCase());
  return Object.entries(replies).find(([kind]) => messages(kind).includes(letters))?.[1] ?? null;
}
