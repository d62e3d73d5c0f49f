import { z } from "zod";
import { conversationSeenSchema, type JournalEntry, seenLine } from "#protocol";
import { counted, formatNumber } from "../../language/format.ts";
import { useLanguage } from "../../language/use-language.ts";
import styles from "./entry-detail.module.css";

const texts = {
  messages: (count: number) => ({
    ko: `이 호출에는 최근 ${count}개만 그대로 보였습니다.`,
    en: `This call was shown the last ${counted(count, "message")} whole.`,
  }),
  tokens: (tokens: string) => ({ ko: `프롬프트 약 ${tokens}토큰`, en: `prompt of about ${tokens} tokens` }),
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
  const messages = prompt && prompt.messages.length - 1;
  return (
    <p className={styles.facts}>
      <span>{say(seenLine(seen))}</span>
      {messages === undefined || messages === seen.whole ? null : <span>{say(texts.messages(messages))}</span>}
      {tokens === undefined ? null : <span>{say(texts.tokens(formatNumber(tokens, language)))}</span>}
    </p>
  );
}
