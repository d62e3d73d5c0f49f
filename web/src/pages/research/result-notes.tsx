import { IconAlertTriangle, IconFileText } from "@tabler/icons-react";
import { type JihwiMessage, resultsOf } from "#protocol";
import { useLanguage } from "../../language/use-language.ts";
import styles from "./result-notes.module.css";

const texts = {
  document: (title: string) => ({ ko: `문서 ‘${title}’에 정리했습니다.`, en: `Written down in “${title}”.` }),
  failed: (source: string, why: string) => ({
    ko: `${source}에서는 찾지 못했습니다: ${why}`,
    en: `${source} failed: ${why}`,
  }),
};

/** What a turn left in the panel, and the sources that did not answer. */
export function ResultNotes({ message }: { message: JihwiMessage }) {
  const { say } = useLanguage();
  const documents = resultsOf([message], "research", "research-document");
  const failed = resultsOf([message], "research", "search")
    .flatMap(({ sources }) => sources)
    .filter(({ status }) => status === "failed");
  if (documents.length === 0 && failed.length === 0) return null;
  return (
    <ul className={styles.notes}>
      {documents.map(({ documentId, title }) => (
        <li key={documentId}>
          <IconFileText size={16} stroke={1.6} aria-hidden /> {say(texts.document(title))}
        </li>
      ))}
      {failed.map(({ source, error }) => (
        <li key={source} className={styles.failed}>
          <IconAlertTriangle size={16} stroke={1.6} aria-hidden /> {say(texts.failed(source, error?.message ?? ""))}
        </li>
      ))}
    </ul>
  );
}
