import { IconAlertTriangle } from "@tabler/icons-react";
import type { ReactNode } from "react";
import type { Localized } from "#protocol";
import { useLanguage } from "../language/use-language.ts";
import styles from "./answer-table.module.css";

interface Props {
  /** Stands above the cell where the table is too narrow for columns. */
  readonly question: string;
  /** What is known by now; null while nothing is. */
  readonly cell: {
    readonly answer: string | null;
    readonly quote: string | null;
    /** What is wrong with it. */
    readonly mark: Localized | null;
    /** What is said in its place where it is empty. */
    readonly nothing: Localized | null;
  } | null;
  readonly busy?: boolean;
  /** Where the words stand. */
  readonly place?: ReactNode;
}

/** What a subject says to a question: a model's words with its own below, or its own alone; marked where they do not hold. */
export function AnswerCell({ question, cell, busy = false, place }: Props) {
  const { say } = useLanguage();
  if (cell === null)
    return (
      <td aria-busy={busy} data-question={question}>
        {busy ? <span className={styles.none}>…</span> : null}
      </td>
    );
  const { answer, quote, mark, nothing } = cell;
  if (nothing !== null)
    return (
      <td className={styles.none} data-question={question}>
        {say(nothing)}
      </td>
    );
  return (
    <td data-question={question}>
      {answer === null ? null : <p className={styles.answer}>{answer}</p>}
      {mark === null ? null : (
        <p className={styles.mark}>
          <IconAlertTriangle size={14} aria-hidden /> {say(mark)}
        </p>
      )}
      {quote === null ? null : <q className={answer === null ? undefined : styles.quote}>{quote}</q>}
      {place}
    </td>
  );
}
