import { ActionIcon, Checkbox, Progress, UnstyledButton } from "@mantine/core";
import { IconTrash } from "@tabler/icons-react";
import { useState } from "react";
import type { DocumentResource } from "#protocol";
import { deleteDocument, refreshDocuments } from "../api/documents.ts";
import { formatBytes, formatNumber } from "../language/format.ts";
import { useLanguage } from "../language/use-language.ts";
import { ConfirmModal } from "../shell/confirm-modal.tsx";
import styles from "./document-row.module.css";
import { useJob } from "./use-job.ts";

const texts = {
  attach: (name: string) => ({ ko: `${name} 붙이기`, en: `Attach ${name}` }),
  remove: (name: string) => ({ ko: `${name} 지우기`, en: `Delete ${name}` }),
  removeTitle: { ko: "문서를 지울까요?", en: "Delete this document?" },
  removeWords: (name: string) => ({
    ko: `‘${name}’의 원본과 쪽, 찾기 색인이 모두 지워집니다. 되돌릴 수 없습니다.`,
    en: `The file, pages and search index of “${name}” are removed. This cannot be undone.`,
  }),
  removeYes: { ko: "지우기", en: "Delete" },
  pages: (pages: string) => ({ ko: `${pages}쪽`, en: `${pages} pages` }),
  queued: { ko: "차례를 기다립니다", en: "Waiting its turn" },
  reading: { ko: "읽는 중", en: "Reading" },
  readingOf: (done: string, total: string) => ({
    ko: `읽는 중 · ${done}/${total}쪽`,
    en: `Reading · page ${done} of ${total}`,
  }),
};

interface Props {
  readonly document: DocumentResource;
  readonly attached: boolean;
  readonly onToggle: () => void;
  readonly onOpen: () => void;
}

/** A document: what it is, how far it has been read, or why it could not be. */
export function DocumentRow({ document, attached, onToggle, onOpen }: Props) {
  const { say, language } = useLanguage();
  const [asking, setAsking] = useState(false);
  const { id, name, status, pages, bytes, description, error } = document;
  const busy = status === "queued" || status === "reading";
  const job = useJob(busy ? document.jobId : null, () => void refreshDocuments());
  const { done = 0, total = null } = job?.progress ?? {};
  const share = total === null || total === 0 ? null : Math.min(100, (100 * done) / total);
  return (
    <li className={styles.row} data-status={status} data-document={id}>
      <Checkbox
        aria-label={say(texts.attach(name))}
        checked={attached}
        disabled={status === "error"}
        onChange={onToggle}
        className={styles.check}
      />
      <div className={styles.words}>
        <UnstyledButton className={styles.name} disabled={status !== "ready"} onClick={onOpen}>
          {name}
        </UnstyledButton>
        <div className={styles.facts}>
          {status === "queued" ? say(texts.queued) : null}
          {status === "reading"
            ? say(
                total === null
                  ? texts.reading
                  : texts.readingOf(formatNumber(done, language), formatNumber(total, language)),
              )
            : null}
          {status === "ready"
            ? `${pages === null ? "" : `${say(texts.pages(formatNumber(pages, language)))} · `}${formatBytes(bytes)}`
            : null}
        </div>
        {busy ? (
          <Progress value={share ?? 100} animated={share === null} size="xs" aria-label={say(texts.reading)} />
        ) : null}
        {description === null ? null : <p className={styles.description}>{description}</p>}
        {error === null ? null : (
          <p className={styles.error} role="alert">
            {say(error.message)} {error.hint === null ? "" : say(error.hint)}
          </p>
        )}
      </div>
      <ActionIcon size="sm" aria-label={say(texts.remove(name))} onClick={() => setAsking(true)}>
        <IconTrash size={16} stroke={1.6} />
      </ActionIcon>
      <ConfirmModal
        opened={asking}
        title={say(texts.removeTitle)}
        words={say(texts.removeWords(name))}
        yes={say(texts.removeYes)}
        onNo={() => setAsking(false)}
        onYes={() => deleteDocument(id)}
      />
    </li>
  );
}
