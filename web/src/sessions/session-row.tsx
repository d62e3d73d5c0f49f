import { ActionIcon, Menu, TextInput } from "@mantine/core";
import { IconDots, IconDownload, IconPencil, IconTrash } from "@tabler/icons-react";
import { useState } from "react";
import { Link, useLocation } from "wouter";
import type { Session } from "#protocol";
import { offerDownload } from "../api/save-file.ts";
import { deleteSession, exportSession, updateSession } from "../api/sessions.ts";
import { useAction } from "../api/use-action.ts";
import { isSendKey } from "../conversation/send-key.ts";
import { formatWhen } from "../language/format.ts";
import { useLanguage } from "../language/use-language.ts";
import { ActionError } from "../shell/action-error.tsx";
import { ConfirmModal } from "../shell/confirm-modal.tsx";
import styles from "./session-row.module.css";

const texts = {
  sample: { ko: "예시", en: "Sample" },
  untitled: { ko: "새 대화", en: "New conversation" },
  more: (title: string) => ({ ko: `${title} 더 보기`, en: `More for ${title}` }),
  rename: { ko: "이름 바꾸기", en: "Rename" },
  name: { ko: "대화 이름", en: "Conversation name" },
  exportIt: { ko: "Markdown으로 내려받기", en: "Download as Markdown" },
  remove: { ko: "지우기", en: "Delete" },
  removeTitle: { ko: "대화를 지울까요?", en: "Delete this conversation?" },
  removeWords: (title: string) => ({
    ko: `‘${title}’의 메시지가 모두 지워집니다. 되돌릴 수 없습니다.`,
    en: `All messages of “${title}” are removed. This cannot be undone.`,
  }),
};

/** A session in the list: open it, rename, export, delete. */
export function SessionRow({ session, onOpen }: { session: Session; onOpen: () => void }) {
  const { say, language } = useLanguage();
  const [location, navigate] = useLocation();
  const [draft, setDraft] = useState<string | null>(null);
  const [asking, setAsking] = useState(false);
  const title = session.title.trim() === "" ? say(texts.untitled) : session.title;
  const current = location === `/${session.id}`;
  const renaming = useAction((name: string) => updateSession(session.id, { title: name }));
  const rename = () => {
    if (draft !== null && draft.trim() !== "" && draft !== session.title) renaming.run(draft.trim());
    setDraft(null);
  };
  const download = useAction(async () =>
    offerDownload(new Blob([await exportSession(session.id)], { type: "text/markdown" }), `${title}.md`),
  );
  if (draft !== null)
    return (
      <li>
        <TextInput
          autoFocus
          size="sm"
          aria-label={say(texts.name)}
          value={draft}
          onChange={(event) => setDraft(event.currentTarget.value)}
          onBlur={rename}
          onKeyDown={(event) => {
            if (event.key === "Escape") setDraft(null);
            if (isSendKey(event)) rename();
          }}
        />
      </li>
    );
  return (
    <li className={styles.row} data-current={current}>
      <Link
        href={`/${session.id}`}
        className={styles.link}
        onClick={onOpen}
        aria-current={current ? "page" : undefined}
      >
        <span className={styles.title}>{title}</span>
        <span className={styles.when}>
          {session.sample ? `${say(texts.sample)} · ` : ""}
          {formatWhen(session.updatedAt, language)}
        </span>
      </Link>
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          <ActionIcon size="sm" className={styles.more} aria-label={say(texts.more(title))}>
            <IconDots size={16} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconPencil size={16} />} onClick={() => setDraft(session.title)}>
            {say(texts.rename)}
          </Menu.Item>
          <Menu.Item leftSection={<IconDownload size={16} />} onClick={() => download.run()}>
            {say(texts.exportIt)}
          </Menu.Item>
          <Menu.Item color="red" leftSection={<IconTrash size={16} />} onClick={() => setAsking(true)}>
            {say(texts.remove)}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <ConfirmModal
        opened={asking}
        title={say(texts.removeTitle)}
        words={say(texts.removeWords(title))}
        yes={say(texts.remove)}
        onNo={() => setAsking(false)}
        onYes={async () => {
          await deleteSession(session.id);
          if (current) navigate("/");
        }}
      />
      <ActionError action={renaming} />
      <ActionError action={download} />
    </li>
  );
}
