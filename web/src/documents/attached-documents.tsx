import { ActionIcon, Loader } from "@mantine/core";
import { IconAlertTriangle, IconFileText, IconX } from "@tabler/icons-react";
import type { DocumentResource } from "#protocol";
import { isBeingRead, useEveryDocument } from "../api/documents.ts";
import { useLanguage } from "../language/use-language.ts";
import styles from "./attached-documents.module.css";
import { dismissUpload, useUploads } from "./uploads.ts";
import type { Attached } from "./use-attached.ts";
import { useReadingProgress } from "./use-reading-progress.ts";

const texts = {
  sameFile: (file: string) => ({ ko: `같은 파일: ${file}`, en: `same file: ${file}` }),
  detach: (name: string) => ({ ko: `${name} 떼기`, en: `Detach ${name}` }),
  leaveOut: (name: string) => ({ ko: `${name} 없이 묻기`, en: `Ask without ${name}` }),
  arriving: (count: number, done: number) => ({
    ko: done === 0 ? `파일 ${count}개를 올리고 있습니다` : `파일 ${count}개 가운데 ${done}개를 올렸습니다`,
    en:
      count === 1 ? "Uploading a file" : done === 0 ? `Uploading ${count} files` : `Uploaded ${done} of ${count} files`,
  }),
};

/** The documents that go along with a message. */
export function AttachedDocuments({ attached }: { attached: Attached }) {
  const { say } = useLanguage();
  const documents = useEveryDocument().data?.filter(({ id }) => attached.ids.includes(id)) ?? [];
  const uploads = useUploads();
  const failed = uploads.filter(({ key, error }) => error !== null && attached.failed.includes(key));
  const left = uploads.filter(({ error, known }) => error === null && known === null).length;
  const done = Math.max(0, attached.arriving - left);
  if (documents.length + failed.length === 0 && attached.arriving === 0) return null;
  return (
    <ul className={styles.list}>
      {documents.map((document) => (
        <AttachedDocument key={document.id} document={document} onDetach={() => attached.toggle(document.id)} />
      ))}
      {failed.map(({ key, name, error }) => (
        <li key={key} className={styles.document} data-status="error" data-arrived={false} role="alert">
          <IconAlertTriangle size={15} />
          <span className={styles.failed}>{error?.includes(name) ? error : `${name}: ${error}`}</span>
          <ActionIcon size={24} onClick={() => dismissUpload(key)} aria-label={say(texts.leaveOut(name))}>
            <IconX size={13} />
          </ActionIcon>
        </li>
      ))}
      {attached.arriving === 0 ? null : (
        <li className={styles.document} data-status="arriving">
          <Loader size={14} />
          <span className={styles.name}>{say(texts.arriving(attached.arriving, done))}</span>
        </li>
      )}
    </ul>
  );
}

function AttachedDocument({ document, onDetach }: { document: DocumentResource; onDetach: () => void }) {
  const { say } = useLanguage();
  const { name, status } = document;
  const busy = isBeingRead({ status });
  const { done = 0, total = null } = useReadingProgress(document) ?? {};
  const brought = useUploads().find(({ known }) => known?.id === document.id);
  return (
    <li className={styles.document} data-status={status}>
      {busy ? (
        <Loader size={14} />
      ) : status === "error" ? (
        <IconAlertTriangle size={15} />
      ) : (
        <IconFileText size={15} stroke={1.6} />
      )}
      <span className={styles.name} title={name}>
        {name}
      </span>
      {brought === undefined ? null : <span className={styles.name}>({say(texts.sameFile(brought.name))})</span>}
      {busy && total !== null ? (
        <span className={styles.progress}>{Math.floor((100 * done) / Math.max(1, total))}%</span>
      ) : null}
      <ActionIcon size={24} onClick={onDetach} aria-label={say(texts.detach(name))}>
        <IconX size={13} />
      </ActionIcon>
    </li>
  );
}
