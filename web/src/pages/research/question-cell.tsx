import { UnstyledButton } from "@mantine/core";
import { IconAlertTriangle } from "@tabler/icons-react";
import { type Localized, type PaperAnswer, placeWord } from "#protocol";
import { useViewer } from "../../documents/viewer/viewer-context.tsx";
import { useLanguage } from "../../language/use-language.ts";
import styles from "./question-table.module.css";

/** Why a cell is empty; null where it is not. */
function nothingIn({ why, readShare = 1 }: PaperAnswer): Localized | null {
  if (why === "not-said") return { ko: "찾지 못함", en: "not found" };
  if (why === "no-abstract") return { ko: "초록 없음", en: "no abstract" };
  if (why !== "not-in-part") return null;
  const percent = Math.floor(readShare * 100);
  return { ko: `읽은 부분(${percent}%)에서 찾지 못함`, en: `not found in the part that was read (${percent}%)` };
}

const marks: Partial<Record<PaperAnswer["why"], Localized>> = {
  "not-found": { ko: "원문에서 찾지 못함", en: "Not found in the paper" },
  differs: { ko: "인용한 말과 다름", en: "Differs from its quote" },
};

/** A cell in one line, for a document. */
export function cellWords(cell: PaperAnswer): Localized {
  const nothing = nothingIn(cell);
  if (nothing !== null) return nothing;
  const { answer, quote, why, place } = cell;
  const mark = marks[why];
  const line = (language: keyof Localized) =>
    [
      answer,
      quote === null ? null : `“${quote}”`,
      place === undefined ? null : `(${placeWord(place)[language]})`,
      mark === undefined ? null : `(${mark[language]})`,
    ]
      .filter((part) => part !== null)
      .join(" ");
  return { ko: line("ko"), en: line("en") };
}

interface Props {
  /** Stands above the cell where the table is too narrow for columns. */
  readonly question: string;
  readonly answer: PaperAnswer | undefined;
  readonly busy: boolean;
  /** The paper's title. */
  readonly name: string;
}

/** What a paper says to a question: a model's words with the paper's below, or the paper's alone; marked where they do not hold. */
export function QuestionCell({ question, answer, busy, name }: Props) {
  const { say } = useLanguage();
  if (answer === undefined)
    return (
      <td aria-busy={busy} data-question={question}>
        {busy ? <span className={styles.none}>…</span> : null}
      </td>
    );
  const nothing = nothingIn(answer);
  if (nothing !== null)
    return (
      <td className={styles.none} data-question={question}>
        {say(nothing)}
      </td>
    );
  const mark = marks[answer.why];
  return (
    <td data-question={question}>
      {answer.answer === null ? null : <p className={styles.answer}>{answer.answer}</p>}
      {mark === undefined ? null : (
        <p className={styles.mark}>
          <IconAlertTriangle size={14} aria-hidden /> {say(mark)}
        </p>
      )}
      {answer.quote === null ? null : (
        <q className={answer.answer === null ? undefined : styles.quote}>{answer.quote}</q>
      )}
      {answer.place === undefined ? null : <PlaceButton name={name} place={answer.place} quote={answer.quote} />}
    </td>
  );
}

interface PlaceProps extends Pick<PaperAnswer, "quote"> {
  readonly name: string;
  readonly place: NonNullable<PaperAnswer["place"]>;
}

/** The page of the full text on which the words stand: opens it with them lit. */
function PlaceButton({ name, quote, place: { documentId, page, start, end } }: PlaceProps) {
  const { say } = useLanguage();
  const { open } = useViewer();
  const word = say(placeWord({ page }));
  return (
    <UnstyledButton
      className={styles.place}
      aria-label={`${word}: ${name}`}
      onClick={() => open({ documentId, name, page, quote, span: { start, end } })}
    >
      {word}
    </UnstyledButton>
  );
}
