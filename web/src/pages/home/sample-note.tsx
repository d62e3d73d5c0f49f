import { Button } from "@mantine/core";
import { useState } from "react";
import { removeSamples, useSampleCount } from "../../api/samples.ts";
import { counted } from "../../language/format.ts";
import { useLanguage } from "../../language/use-language.ts";
import { ConfirmModal } from "../../shell/confirm-modal.tsx";
import styles from "./home-page.module.css";

const texts = {
  there: (sessions: number, documents: number) => ({
    ko: `예시로 만든 대화 ${sessions}개와 문서 ${documents}개가 있습니다.`,
    en: `From samples: ${counted(sessions, "conversation")} and ${counted(documents, "document")}.`,
  }),
  remove: { ko: "예시 모두 지우기", en: "Remove all samples" },
  title: { ko: "예시를 모두 지울까요?", en: "Remove all samples?" },
  words: {
    ko: "예시로 만든 대화와 문서만 지워집니다. 직접 넣은 것은 그대로 있습니다.",
    en: "Only conversations and documents from samples are removed. What you brought yourself stays.",
  },
};

/** Samples go together, when they are no longer wanted. */
export function SampleNote() {
  const { say } = useLanguage();
  const [asking, setAsking] = useState(false);
  const count = useSampleCount().data;
  if (count === undefined || count.sessions + count.documents === 0) return null;
  return (
    <p className={styles.samples}>
      {say(texts.there(count.sessions, count.documents))}
      <Button size="compact-sm" variant="default" onClick={() => setAsking(true)}>
        {say(texts.remove)}
      </Button>
      <ConfirmModal
        opened={asking}
        title={say(texts.title)}
        words={say(texts.words)}
        yes={say(texts.remove)}
        onNo={() => setAsking(false)}
        onYes={removeSamples}
      />
    </p>
  );
}
