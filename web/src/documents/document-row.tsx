import { ActionIcon, Checkbox, UnstyledButton } from "@mantine/core";
import { IconTrash } from "@tabler/icons-react";
import { useState } from "react";
import { type DocumentResource, staysQuoted } from "#protocol";
import { deleteDocument, useConversationsAbout } from "../api/documents.ts";
import { useLanguage } from "../language/use-language.ts";
import { ConfirmModal } from "../shell/confirm-modal.tsx";
import { draggedDocument } from "./collections-bar.tsx";
import { DocumentCollections } from "./document-collections.tsx";
import { DocumentProgress } from "./document-progress.tsx";
import styles from "./document-row.module.css";
import { UnlockDocument } from "./unlock-document.tsx";

const texts = {
  attach: (name: string) => ({ ko: `${name} 붙이기`, en: `Attach ${name}` }),
  remove: (name: string) => ({ ko: `${name} 지우기`, en: `Delete ${name}` }),
  removeTitle: { ko: "문서를 지울까요?", en: "Delete this document?" },
  removeWords: (name: string) => ({
    ko: `‘${name}’의 원본과 쪽, 찾기 색인이 지워지고 되돌릴 수 없습니다.`,
    en: `The file, pages and search index of “${name}” are removed, which cannot be undone.`,
  }),
  removeStays: {
    ko: "대화에 인용한 말은 그 대화를 지울 때까지 남습니다.",
    en: "What conversations have quoted stays in them until they are deleted.",
  },
  removeYes: { ko: "지우기", en: "Delete" },
};

interface Props {
  readonly document: DocumentResource;
  readonly attached: boolean;
  readonly onToggle: () => void;
  readonly onOpen: () => void;
}

/** A document: what it is, how far it has been read, or why it could not be. */
export function DocumentRow({ document, attached, onToggle, onOpen }: Props) {
  const { say } = useLanguage();
  const [asking, setAsking] = useState(false);
  const { id, name, format, status, description, error } = document;
  const { data: conversations } = useConversationsAbout(id, asking);
  const stays = conversations === undefined ? texts.removeStays : staysQuoted(conversations);
  return (
    <li
      className={styles.row}
      data-status={status}
      data-document={id}
      draggable
      onDragStart={({ dataTransfer }) => dataTransfer.setData(draggedDocument, id)}
    >
      <Checkbox
        aria-label={say(texts.attach(name))}
        checked={attached}
        disabled={status === "error" && !attached}
        onChange={onToggle}
        className={styles.check}
      />
      <div className={styles.words}>
        <UnstyledButton className={styles.name} disabled={status !== "ready"} onClick={onOpen}>
          {name}
        </UnstyledButton>
        <DocumentProgress document={document} />
        {description === null ? null : <p className={styles.description}>{description}</p>}
        {error === null ? null : (
          <p className={styles.error} role="alert">
            {say(error.message)} {error.hint === null ? "" : say(error.hint)}
          </p>
        )}
        {error?.code === "document-encrypted" && format === "pdf" ? <UnlockDocument id={id} /> : null}
      </div>
      <DocumentCollections document={document} />
      <ActionIcon
        size="sm"
        className={styles.remove}
        aria-label={say(texts.remove(name))}
        onClick={() => setAsking(true)}
      >
        <IconTrash size={16} stroke={1.6} />
      </ActionIcon>
      <ConfirmModal
        opened={asking}
        title={say(texts.removeTitle)}
        words={[texts.removeWords(name), ...(stays === null ? [] : [stays])].map(say).join(" ")}
        yes={say(texts.removeYes)}
        onNo={() => setAsking(false)}
        onYes={() => deleteDocument(id)}
      />
    </li>
  );
}
