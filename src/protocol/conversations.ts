import { z } from "zod";
import { counted } from "./counted.ts";
import type { Localized } from "./language.ts";

/** What a prompt tells of a conversation: some of its messages whole, those before them by a summary and by quotes. */
export const conversationSeenSchema = z.object({
  messages: z.number().int(),
  /** So many of the last are told whole. */
  whole: z.number().int(),
  /** So many of the first are held by the summary. */
  summarised: z.number().int(),
  /** The turns by their numbers of which words are quoted. */
  quoted: z.array(z.number().int()),
  /** About, and of so many at most. */
  tokens: z.number().int(),
  limit: z.number().int(),
});
export type ConversationSeen = z.infer<typeof conversationSeenSchema>;

/** What putting a conversation together came to: how many messages more are told in short. */
export const conversationCompactedSchema = z.object({
  messages: z.number().int(),
  before: conversationSeenSchema,
  after: conversationSeenSchema,
});
export type ConversationCompacted = z.infer<typeof conversationCompactedSchema>;

/** What of a conversation is seen, in a sentence or two. */
export function seenLine({ messages, whole, summarised, quoted }: ConversationSeen): Localized {
  const rest = messages - whole - summarised;
  if (whole === messages)
    return {
      ko: `앞선 메시지 ${messages}개를 모두 그대로 봅니다.`,
      en: `${counted(messages, "message")} before, all seen whole.`,
    };
  const numbers = quoted.join(", ");
  const ko = [
    `앞선 메시지 ${messages}개 가운데 최근 ${whole}개를 그대로 봅니다.`,
    summarised > 0 ? `처음 ${summarised}개는 요약으로 봅니다.` : "",
    rest > 0 ? `나머지 ${rest}개는 첫머리만, 자리가 있는 만큼 봅니다.` : "",
    quoted.length > 0 ? `질문에 닿는 지난 말(${numbers}번째 질문)은 옮겨 봅니다.` : "",
  ];
  const en = [
    `Of ${counted(messages, "message")} before, the last ${whole} are seen whole.`,
    summarised > 0 ? `The first ${summarised} are seen as a summary.` : "",
    rest > 0 ? `Of the other ${rest} the beginnings are, as far as there is room.` : "",
    quoted.length > 0 ? `Older words that the question is about are quoted (turns ${numbers}).` : "",
  ];
  const joined = (sentences: readonly string[]) => sentences.filter((sentence) => sentence !== "").join(" ");
  return { ko: joined(ko), en: joined(en) };
}

/** What putting a conversation together came to, in a sentence. */
export function compactedLine({ messages, before, after }: ConversationCompacted): Localized {
  if (messages === 0)
    return { ko: "더 줄일 앞부분이 없습니다.", en: "There is nothing before the last turn left to summarise." };
  const [from, to] = [before, after].map(({ tokens }) => tokens.toLocaleString("en"));
  return {
    ko: `앞의 메시지 ${messages}개를 요약했습니다. 다음 질문이 보는 앞선 대화: 약 ${from} → ${to}토큰.`,
    en: `${counted(messages, "earlier message")} summarised. The next question sees about ${to} tokens of the conversation instead of ${from}.`,
  };
}
