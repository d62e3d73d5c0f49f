import { ActionIcon } from "@mantine/core";
import { IconLayoutSidebar } from "@tabler/icons-react";
import { useLanguage } from "../language/use-language.ts";

const texts = { sessions: { ko: "대화 목록", en: "Conversations" } };

/** Shows and hides the list of sessions. */
export function SessionsButton({ onToggle }: { onToggle: () => void }) {
  const { say } = useLanguage();
  return (
    <ActionIcon onClick={onToggle} aria-label={say(texts.sessions)} title={say(texts.sessions)}>
      <IconLayoutSidebar size={20} stroke={1.6} />
    </ActionIcon>
  );
}
