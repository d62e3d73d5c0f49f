import { z } from "zod";
import { conversationSeenSchema, type JournalEntry, seenLine } from "#protocol";
import { counted, formatNumber } from "../../language/format.ts";
import { useLanguage } from "../../language/use-language.ts";

const texts = {
  call: (messages: number, tokens: string) => ({
    ko: `앞선 메시지 ${messages}개를 그대로 보았습니다. 모두 약 ${tokens}토큰.`,
    en: `${counted(messages, "message")} before seen whole; about ${tokens} tokens in all.`,
  }),
};

const promptSchema = z.object({ instructions: z.string(), messages: z.array(z.object({ content: z.string() })) });
const rowSchema = z.object({ name: z.literal("conversation"), output: conversationSeenSchema });

/** Three bytes are a token, about, as the server counts. */
const tokensIn = (texts: readonly string[]) =>
  Math.ceil(texts.reduce((sum, text) => sum + new TextEncoder().encode(text).length, 0) / 3);

/** What of the conversation a turn saw, and how much of it one call of a model; nothing where there was none before. */
export function ConversationLine({ entry, entries }: { entry: JournalEntry; entries: readonly JournalEntry[] }) {
  const { say, language } = useLanguage();
  const prompt = promptSchema.safeParse(entry.prompt).data;
  const seen = entries.flatMap((row) => rowSchema.safeParse(row).data?.output ?? [])[0];
  if (seen === undefined || (prompt === undefined && entry.name !== "conversation")) return null;
  const tokens = prompt && tokensIn([prompt.instructions, ...prompt.messages.map(({ content }) => content)]);
  return (
    <p>
      {prompt && tokens ? `${say(texts.call(prompt.messages.length - 1, formatNumber(tokens, language)))} ` : null}
      {prompt && seen.whole === seen.messages ? null : say(seenLine(seen))}
    </p>
  );
}
