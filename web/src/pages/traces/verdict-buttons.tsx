import { ActionIcon, Tooltip } from "@mantine/core";
import { IconThumbDown, IconThumbDownFilled, IconThumbUp, IconThumbUpFilled } from "@tabler/icons-react";
import type { AnswerVerdict } from "#protocol";
import { useLanguage } from "../../language/use-language.ts";

const texts = {
  good: { ko: "좋은 답이었음", en: "A good answer" },
  bad: { ko: "나쁜 답이었음", en: "A bad answer" },
};

interface Props {
  readonly verdict: AnswerVerdict | null;
  readonly onMark: (verdict: AnswerVerdict) => void;
}

/** A mark turns this turn's steps into evaluation cases. */
export function VerdictButtons({ verdict, onMark }: Props) {
  const { say } = useLanguage();
  const icons = {
    good: verdict === "good" ? IconThumbUpFilled : IconThumbUp,
    bad: verdict === "bad" ? IconThumbDownFilled : IconThumbDown,
  };
  return (["good", "bad"] as const).map((value) => {
    const Icon = icons[value];
    return (
      <Tooltip key={value} label={say(texts[value])}>
        <ActionIcon aria-label={say(texts[value])} aria-pressed={verdict === value} onClick={() => onMark(value)}>
          <Icon size={18} stroke={1.6} />
        </ActionIcon>
      </Tooltip>
    );
  });
}
