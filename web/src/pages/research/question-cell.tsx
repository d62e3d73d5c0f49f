import type { Localized, PaperAnswer } from "#protocol";
import { AnswerCell } from "../../answer-table/answer-cell.tsx";

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
  const { answer, quote, why } = cell;
  const mark = marks[why];
  const line = (language: keyof Localized) =>
    [answer, quote === null ? null : `“${quote}”`, mark === undefined ? null : `(${mark[language]})`]
      .filter((part) => part !== null)
      .join(" ");
  return { ko: line("ko"), en: line("en") };
}

interface Props {
  readonly question: string;
  readonly answer: PaperAnswer | undefined;
  readonly busy: boolean;
}

/** What a paper says to a question. */
export function QuestionCell({ question, answer, busy }: Props) {
  const cell = answer === undefined ? null : { ...answer, mark: marks[answer.why] ?? null, nothing: nothingIn(answer) };
  return <AnswerCell question={question} cell={cell} busy={busy} />;
}
