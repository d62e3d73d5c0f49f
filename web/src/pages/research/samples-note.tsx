import { Button } from "@mantine/core";
import { useState } from "react";
import { removeSamples } from "../../api/research.ts";
import { counted, formatNumber } from "../../language/format.ts";
import { useLanguage } from "../../language/use-language.ts";
import { ConfirmModal } from "../../shell/confirm-modal.tsx";
import styles from "./library-panel.module.css";

const texts = {
  note: (count: number) => ({
    ko: `예시 논문 ${formatNumber(count, "ko")}편이 들어 있습니다. 내 논문을 들이면 찾기는 내 논문에서만 합니다.`,
    en: `${counted(count, "sample paper")} ${count === 1 ? "is" : "are"} here to try things on. Once you bring your own, only those are searched.`,
  }),
  leftOut: (count: number) => ({
    ko: `찾기는 내 논문에서만 합니다. 예시 ${formatNumber(count, "ko")}편은 빼고 찾습니다.`,
    en: `Only your own papers are searched. ${counted(count, "sample")} ${count === 1 ? "is" : "are"} left out.`,
  }),
  remove: { ko: "예시 지우기", en: "Remove samples" },
  title: { ko: "예시 논문을 모두 지울까요?", en: "Remove all sample papers?" },
  words: {
    ko: "노트에 이미 담긴 논문은 그대로 남습니다.",
    en: "Papers that notebooks already hold stay there.",
  },
};

interface Props {
  readonly count: number;
  /** Whether the person has papers of his own: then no search looks into samples. */
  readonly hasOwn: boolean;
}

/** Says that there are samples, and takes them out together. */
export function SamplesNote({ count, hasOwn }: Props) {
  const { say } = useLanguage();
  const [asking, setAsking] = useState(false);
  return (
    <div className={styles.samples}>
      <span>{say((hasOwn ? texts.leftOut : texts.note)(count))}</span>
      <Button size="compact-xs" variant="default" onClick={() => setAsking(true)}>
        {say(texts.remove)}
      </Button>
      <ConfirmModal
        opened={asking}
        title={say(texts.title)}
        words={say(texts.words)}
        yes={say(texts.remove)}
        onNo={() => setAsking(false)}
        onYes={async () => {
          await removeSamples();
        }}
      />
    </div>
  );
}
