import { ActionIcon, Tooltip } from "@mantine/core";
import { IconTrash } from "@tabler/icons-react";
import { useState } from "react";
import { useLocation } from "wouter";
import { removeInspection } from "../../api/inspections.ts";
import { useLanguage } from "../../language/use-language.ts";
import { ConfirmModal } from "../../shell/confirm-modal.tsx";

const texts = {
  remove: { ko: "지우기", en: "Delete" },
  title: { ko: "이 검사를 지울까요?", en: "Delete this run?" },
  words: (title: string) => ({
    ko: `‘${title}’의 글과 판정이 모두 지워집니다. 되돌릴 수 없습니다.`,
    en: `The texts and verdicts of “${title}” are removed. This cannot be undone.`,
  }),
};

/** Removes a run with its texts, once that was confirmed, and goes back to the list. */
export function RemoveRun({ id, title }: { id: string; title: string }) {
  const { say } = useLanguage();
  const [asking, setAsking] = useState(false);
  const [, navigate] = useLocation();
  return (
    <>
      <Tooltip label={say(texts.remove)}>
        <ActionIcon size={30} aria-label={say(texts.remove)} onClick={() => setAsking(true)}>
          <IconTrash size={17} stroke={1.7} />
        </ActionIcon>
      </Tooltip>
      <ConfirmModal
        opened={asking}
        title={say(texts.title)}
        words={say(texts.words(title))}
        yes={say(texts.remove)}
        onNo={() => setAsking(false)}
        onYes={async () => {
          await removeInspection(id);
          navigate("/runs");
        }}
      />
    </>
  );
}
