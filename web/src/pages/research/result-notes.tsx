import { IconFileText } from "@tabler/icons-react";
import { type JihwiMessage, resultsOf } from "#protocol";
import { useLanguage } from "../../language/use-language.ts";
import styles from "./result-notes.module.css";

const texts = {
  document: (title: string) => ({ ko: `문서 ‘${title}’에 정리했습니다.`, en: `Written down in “${title}”.` }),
};

/** What a turn left in the panel. The answer itself tells which sources did not answer. */
export function ResultNotes({ message }: { message: JihwiMessage }) {
  const { say } = useLanguage();
  const documents = resultsOf([message], "research", "research-document");
  if (documents.length === 0) return null;
  return (
    <ul className={styles.notes}>
      {documents.map(({ documentId, title }) => (
        <li key={documentId}>
          <IconFileText size={16} stroke={1.6} aria-hidden /> {say(texts.document(title))}
        </li>
      ))}
    </ul>
  );
}
