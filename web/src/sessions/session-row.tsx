import { Checkbox, TextInput } from "@mantine/core";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Link, useLocation } from "wouter";
import type { Session } from "#protocol";
import { offerDownload } from "../api/save-file.ts";
import {
  deleteSession,
  exportSession,
  type SessionChange,
  type SessionFormat,
  updateSession,
} from "../api/sessions.ts";
import { useAction } from "../api/use-action.ts";
import { isComposing, isSendKey } from "../conversation/send-key.ts";
import { formatWhen } from "../language/format.ts";
import { useLanguage } from "../language/use-language.ts";
import { ActionError } from "../shell/action-error.tsx";
import { ConfirmModal } from "../shell/confirm-modal.tsx";
import { FolderModal } from "./folder-modal.tsx";
import { SessionMenu } from "./session-menu.tsx";
import styles from "./session-row.module.css";

const texts = {
  sample: { ko: "예시", en: "Sample" },
  untitled: { ko: "새 대화", en: "New conversation" },
  name: { ko: "대화 이름", en: "Conversation name" },
  remove: { ko: "지우기", en: "Delete" },
  removeTitle: { ko: "대화를 지울까요?", en: "Delete this conversation?" },
  removeWords: (title: string) => ({
    ko: `‘${title}’의 메시지가 모두 지워집니다. 되돌릴 수 없습니다.`,
    en: `All messages of “${title}” are removed. This cannot be undone.`,
  }),
};

interface Props {
  readonly session: Session;
  readonly onOpen: () => void;
  /** Null while none are being chosen. */
  readonly selected: boolean | null;
  readonly onToggle: () => void;
}

/** A session in the list: open it, choose it, or do something with it. */
export function SessionRow({ session, onOpen, selected, onToggle }: Props) {
  const { say, language } = useLanguage();
  const [location, navigate] = useLocation();
  const [draft, setDraft] = useState<string | null>(null);
  const link = useRef<HTMLAnchorElement>(null);
  const [dialog, setDialog] = useState<"remove" | "folder" | null>(null);
  const title = session.title.trim() === "" ? say(texts.untitled) : session.title;
  const current = location === `/${session.id}`;
  const change = useAction((next: SessionChange) => updateSession(session.id, next));
  const download = useAction(async (format: SessionFormat) =>
    offerDownload(await exportSession(session.id, format), `${title}.${format === "docx" ? "docx" : "md"}`),
  );
  const rename = () => {
    if (draft !== null && draft.trim() !== "" && draft !== session.title) change.run({ title: draft.trim() });
    setDraft(null);
  };
  // The field that had the focus is gone: the row takes it, so that the keyboard stays where it was.
  const backToRow = (leave: () => void) => {
    flushSync(leave);
    link.current?.focus();
  };
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
            if (event.key === "Escape" && !isComposing(event)) backToRow(() => setDraft(null));
            if (isSendKey(event)) backToRow(rename);
          }}
        />
      </li>
    );
  const notes = [session.sample ? say(texts.sample) : null, session.folder, formatWhen(session.updatedAt, language)];
  const words = (
    <>
      <span className={styles.title}>{title}</span>
      <span className={styles.when}>{notes.filter((note) => note !== null).join(" · ")}</span>
    </>
  );
  if (selected !== null)
    return (
      <li className={styles.row}>
        <Checkbox className={styles.choice} size="sm" checked={selected} onChange={onToggle} label={words} />
      </li>
    );
  return (
    <li className={styles.row} data-current={current}>
      <Link
        ref={link}
        href={`/${session.id}`}
        className={styles.link}
        onClick={onOpen}
        aria-current={current ? "page" : undefined}
      >
        {words}
      </Link>
      <SessionMenu
        session={session}
        title={title}
        onPin={() => change.run({ pinned: !session.pinned })}
        onFolder={() => setDialog("folder")}
        onRename={() => setDraft(session.title)}
        onExport={(format) => download.run(format)}
        onRemove={() => setDialog("remove")}
      />
      {dialog === "folder" ? <FolderModal session={session} onClose={() => setDialog(null)} /> : null}
      {dialog === "remove" ? (
        <ConfirmModal
          opened
          title={say(texts.removeTitle)}
          words={say(texts.removeWords(title))}
          yes={say(texts.remove)}
          onNo={() => setDialog(null)}
          onYes={async () => {
            await deleteSession(session.id);
            if (current) navigate("/");
          }}
        />
      ) : null}
      <ActionError action={change} />
      <ActionError action={download} />
    </li>
  );
}
