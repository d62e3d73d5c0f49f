import { Progress } from "@mantine/core";
import type { DocumentResource } from "#protocol";
import { isBeingRead } from "../api/documents.ts";
import { formatBytes, formatNumber } from "../language/format.ts";
import { useLanguage } from "../language/use-language.ts";
import styles from "./document-progress.module.css";
import { useReadingProgress } from "./use-reading-progress.ts";

const texts = {
  pages: (pages: string) => ({ ko: `${pages}쪽`, en: pages === "1" ? "1 page" : `${pages} pages` }),
  queued: { ko: "차례를 기다립니다", en: "Waiting its turn" },
  reading: { ko: "읽는 중", en: "Reading" },
  readingOf: (done: string, total: string) => ({
    ko: `읽는 중 · ${done}/${total}쪽`,
    en: `Reading · page ${done} of ${total}`,
  }),
};

/** How far a document has been read; once it has been, how large it is. */
export function DocumentProgress({ document }: { document: DocumentResource }) {
  const { say, language } = useLanguage();
  const { status, pages, bytes } = document;
  const busy = isBeingRead({ status });
  const { done = 0, total = null } = useReadingProgress(document) ?? {};
  const share = total === null || total === 0 ? null : Math.min(100, (100 * done) / total);
  const number = (value: number) => formatNumber(value, language);
  const size = `${pages === null ? "" : `${say(texts.pages(number(pages)))} · `}${formatBytes(bytes)}`;
  const reading = total === null ? texts.reading : texts.readingOf(number(done), number(total));
  return (
    <span className={styles.progress}>
      {status === "ready" ? size : null}
      {status === "queued" ? say(texts.queued) : null}
      {status === "reading" ? say(reading) : null}
      {busy ? (
        <Progress value={share ?? 100} animated={share === null} size="xs" aria-label={say(texts.reading)} />
      ) : null}
    </span>
  );
}
