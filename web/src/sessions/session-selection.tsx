import { Button } from "@mantine/core";
import { useState } from "react";
import type { Session } from "#protocol";
import { deleteSessions } from "../api/sessions.ts";
import { counted } from "../language/format.ts";
import { useLanguage } from "../language/use-language.ts";
import { ConfirmModal } from "../shell/confirm-modal.tsx";
import styles from "./session-list.module.css";

const texts = {
  select: { ko: "여러 개 고르기", en: "Select several" },
  all: { ko: "모두", en: "All" },
  remove: (count: number) => ({ ko: `${count}개 지우기`, en: `Delete ${count}` }),
  done: { ko: "그만두기", en: "Done" },
  title: (count: number) => ({ ko: `대화 ${count}개를 지울까요?`, en: `Delete ${counted(count, "conversation")}?` }),
  words: {
    ko: "고른 대화의 메시지가 모두 지워집니다. 되돌릴 수 없습니다.",
    en: "All messages of the chosen conversations are removed. This cannot be undone.",
  },
};

interface Props {
  readonly sessions: readonly Session[];
  /** Null while none are being chosen. */
  readonly selected: ReadonlySet<string> | null;
  readonly onSelect: (selected: ReadonlySet<string> | null) => void;
  readonly onRemoved: (ids: readonly string[]) => void;
}

/** Chooses several sessions and removes them together. */
export function SessionSelection({ sessions, selected, onSelect, onRemoved }: Props) {
  const { say } = useLanguage();
  const [asking, setAsking] = useState(false);
  if (sessions.length === 0) return null;
  if (selected === null)
    return (
      <Button
        className={styles.select}
        size="compact-sm"
        variant="subtle"
        color="gray"
        onClick={() => onSelect(new Set())}
      >
        {say(texts.select)}
      </Button>
    );
  const ids = [...selected];
  return (
    <div className={styles.selection}>
      <Button size="compact-sm" variant="default" onClick={() => onSelect(new Set(sessions.map(({ id }) => id)))}>
        {say(texts.all)}
      </Button>
      <Button size="compact-sm" color="red" disabled={ids.length === 0} onClick={() => setAsking(true)}>
        {say(texts.remove(ids.length))}
      </Button>
      <Button size="compact-sm" variant="subtle" color="gray" onClick={() => onSelect(null)}>
        {say(texts.done)}
      </Button>
      <ConfirmModal
        opened={asking}
        title={say(texts.title(ids.length))}
        words={say(texts.words)}
        yes={say(texts.remove(ids.length))}
        onNo={() => setAsking(false)}
        onYes={async () => {
          await deleteSessions(ids);
          onSelect(null);
          onRemoved(ids);
        }}
      />
    </div>
  );
}
