import { ActionIcon, Tooltip } from "@mantine/core";
import { IconThumbDown, IconThumbDownFilled, IconThumbUp, IconThumbUpFilled } from "@tabler/icons-react";
import { useState } from "react";
import type { AnswerVerdict } from "#protocol";
import { toApiError } from "../../api/api-error.ts";
import { markTurn } from "../../api/turns.ts";
import { useLanguage } from "../../language/use-language.ts";

const texts = {
  good: { ko: "좋은 답이었음", en: "A good answer" },
  bad: { ko: "나쁜 답이었음", en: "A bad answer" },
};

/** A mark turns this turn's steps into evaluation cases. */
export function VerdictButtons({ turnId, given }: { turnId: string; given: AnswerVerdict | null }) {
  const { say } = useLanguage();
  const [verdict, setVerdict] = useState<AnswerVerdict | null>(given);
  const [failed, setFailed] = useState<string | null>(null);
  const mark = async (chosen: AnswerVerdict) => {
    try {
      await markTurn(turnId, chosen, null);
      setVerdict(chosen);
      setFailed(null);
    } catch (thrown) {
      setFailed(toApiError(thrown).message);
    }
  };
  const icons = {
    good: verdict === "good" ? IconThumbUpFilled : IconThumbUp,
    bad: verdict === "bad" ? IconThumbDownFilled : IconThumbDown,
  };
  return (["good", "bad"] as const).map((value) => {
    const Icon = icons[value];
    return (
      <Tooltip key={value} label={failed ?? say(texts[value])}>
        <ActionIcon aria-label={say(texts[value])} aria-pressed={verdict === value} onClick={() => void mark(value)}>
          <Icon size={18} stroke={1.6} />
        </ActionIcon>
      </Tooltip>
    );
  });
}
