import { Loader, RingProgress, Tooltip } from "@mantine/core";
import { type ConversationSeen, seenLine } from "#protocol";
import { formatNumber } from "../language/format.ts";
import { useLanguage } from "../language/use-language.ts";
import styles from "./context-gauge.module.css";
import { compactCommand } from "./use-compact.ts";

const texts = {
  share: (share: number, tokens: string, limit: string) => ({
    ko: `앞선 대화 ${share}% (약 ${tokens} / ${limit}토큰).`,
    en: `Conversation ${share}% (about ${tokens} of ${limit} tokens).`,
  }),
  compact: {
    ko: `${compactCommand}를 보내면 마지막 말만 남기고 요약합니다.`,
    en: `Send ${compactCommand} to summarise all but the last turn.`,
  },
  busy: { ko: "앞선 대화를 요약하고 있습니다.", en: "Summarising the conversation." },
};

/** From here on it is shown without being looked for. */
const shownFrom = 50;

/** How full the room is that a prompt has for the conversation, and what of it is seen whole. */
export function ContextGauge({ seen, busy }: { seen: ConversationSeen; busy: boolean }) {
  const { say, language } = useLanguage();
  if (busy) return <Loader size={16} aria-label={say(texts.busy)} />;
  if (seen.messages === 0) return null;
  const share = Math.round((seen.tokens / seen.limit) * 100);
  const number = (value: number) => formatNumber(value, language);
  const lines = [texts.share(share, number(seen.tokens), number(seen.limit)), seenLine(seen), texts.compact];
  const label = lines.map(say).join(" ");
  return (
    <Tooltip label={label} multiline maw={280} events={{ hover: true, focus: true, touch: true }}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what it says is reached by the keyboard, too */}
      <span className={styles.gauge} data-calm={share < shownFrom} role="img" aria-label={label} tabIndex={0}>
        <RingProgress size={22} thickness={2.5} sections={[{ value: share, color: "pine" }]} />
        {share}%
      </span>
    </Tooltip>
  );
}
