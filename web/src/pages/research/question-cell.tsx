import { UnstyledButton } from "@mantine/core";
import { type Localized, type PaperAnswer, placeWord } from "#protocol";
import { AnswerCell } from "../../answer-table/answer-cell.tsx";
import styles from "../../answer-table/answer-table.module.css";
import { useViewer } from "../../documents/viewer/viewer-context.tsx";
import { useLanguage } from "../../language/use-language.ts";

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
  readonly question: string;
  readonly answer: PaperAnswer | undefined;
  readonly busy: boolean;
  /** The paper's title. */
  readonly name: string;
}

/** What a paper says to a question. */
export function QuestionCell({ question, answer, busy, name }: Props) {
  if (answer === undefined) return <AnswerCell question={question} cell={null} busy={busy} />;
  const { place, quote, why } = answer;
  const cell = { ...answer, mark: marks[why] ?? null, nothing: nothingIn(answer) };
  const opener = place === undefined ? undefined : <PlaceButton name={name} place={place} quote={quote} />;
  return <AnswerCell question={question} cell={cell} busy={busy} place={opener} />;
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
