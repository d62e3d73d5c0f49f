import { ActionIcon, Progress } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import { useLanguage } from "../language/use-language.ts";
import styles from "./document-row.module.css";
import { dismissUpload, type Upload, useUploads } from "./uploads.ts";

const texts = {
  sending: (percent: number) => ({ ko: `보내는 중 · ${percent}%`, en: `Sending · ${percent}%` }),
  known: (name: string) => ({ ko: `이미 있는 문서입니다: ${name}`, en: `Already there as ${name}` }),
  dismiss: { ko: "닫기", en: "Dismiss" },
};

/** Files on their way. What shows them is not drawn anew with each piece of a file that is sent. */
export function UploadRows() {
  return useUploads().map((upload) => <UploadRow key={upload.key} upload={upload} />);
}

/** A file on its way, why it did not arrive, or as what it was there already. */
function UploadRow({ upload }: { upload: Upload }) {
  const { say } = useLanguage();
  const { key, name, share, error, known } = upload;
  const percent = Math.round(share * 100);
  return (
    <li className={styles.row} data-status={error !== null ? "error" : known === null ? "sending" : "known"}>
      <div className={styles.words}>
        <span className={styles.name}>{name}</span>
        {known !== null ? (
          <div className={styles.facts} role="status">
            {say(texts.known(known.name))}
          </div>
        ) : error === null ? (
          <>
            <div className={styles.facts}>{say(texts.sending(percent))}</div>
            <Progress value={percent} size="xs" aria-label={say(texts.sending(percent))} />
          </>
        ) : (
          <p className={styles.error} role="alert">
            {error}
          </p>
        )}
      </div>
      {error === null && known === null ? null : (
        <ActionIcon size="sm" aria-label={say(texts.dismiss)} onClick={() => dismissUpload(key)}>
          <IconX size={16} />
        </ActionIcon>
      )}
    </li>
  );
}
