import { Button } from "@mantine/core";
import { type PaperAnswer, type PaperCard, type PaperStanding, standingWords } from "#protocol";
import styles from "../../answer-table/answer-table.module.css";
import { ColumnField } from "../../answer-table/column-field.tsx";
import { ColumnHead } from "../../answer-table/column-head.tsx";
import {
  keepColumnQuestions,
  refreshNotebook,
  useColumnQuestions,
  useColumns,
  writeDocument,
} from "../../api/research.ts";
import { useAction } from "../../api/use-action.ts";
import { useLanguage } from "../../language/use-language.ts";
import { ActionError } from "../../shell/action-error.tsx";
import { ErrorNote } from "../../shell/error-note.tsx";
import { cellWords, QuestionCell } from "./question-cell.tsx";

const texts = {
  words: {
    ko: "모델이 없어 물음의 낱말이 가장 많이 든 문장을 그대로 옮깁니다. 답이 아닐 수도 있습니다. 모델을 연결하면 논문을 읽고 답합니다.",
    en: "No model is connected, so each cell quotes the sentence that has most of the question's words. It need not be the answer. A model reads the papers and answers.",
  },
  paper: { ko: "논문", en: "Paper" },
  byModel: (model: string) => ({
    ko: `답은 ${model}이(가) 쓰고, 딸린 문장이 논문에 그대로 있는지는 코드가 확인합니다. 찾지 못한 답에는 표시가 붙습니다.`,
    en: `${model} answers, and code checks that the sentence below each answer stands in the paper. An answer without one is marked.`,
  }),
  fallback: (cells: number, reason: string) => ({
    ko: `${cells}칸은 모델이 답하지 못해 규칙이 문장을 골랐습니다. ${reason}`,
    en: `The model failed, so rules chose the sentence in ${cells} ${cells === 1 ? "cell" : "cells"}. ${reason}`,
  }),
  keep: { ko: "문서로 남기기", en: "Keep as a document" },
  title: { ko: "물음 표", en: "Table of questions" },
};

const firstQuestions = {
  ko: ["어떤 방법을 썼나?", "결과는?"],
  en: ["Which method?", "What was found?"],
};

interface Props {
  readonly notebookId: string;
  readonly papers: readonly PaperCard[];
}

/** Papers as rows, questions as columns, each cell in the paper's own words. */
export function QuestionTable({ notebookId, papers }: Props) {
  const { say, language } = useLanguage();
  const chosen = useColumnQuestions(notebookId);
  const questions = chosen.data === undefined ? [] : (chosen.data ?? firstQuestions[language]);
  const choose = useAction((next: readonly string[]) => keepColumnQuestions(notebookId, next));
  const columns = useColumns(notebookId, questions, papers);
  const said = (standing: PaperStanding) => standingWords(standing).map(say);
  const columnOf = (asked: string) => columns[questions.indexOf(asked)];
  const answerOf = (asked: string, paperId: string) =>
    columnOf(asked)?.data?.answers.find((answer) => answer.paperId === paperId);
  const failed = columns.find(({ error }) => error !== null);
  const model = columns.find(({ data }) => data?.model)?.data?.model ?? null;
  const byWords = columns.some(({ data }) => data?.model === null);
  const about = model !== null ? texts.byModel(model) : byWords ? texts.words : null;
  const fallback = columns.flatMap(({ data }) => data?.fallback ?? [])[0];
  const keep = useAction(async () => {
    const cell = (one: PaperAnswer | undefined) => (one === undefined ? "" : say(cellWords(one)));
    const rows = papers.map(({ id, title, year, ...standing }) => [
      `${title} (${[year ?? "?", ...said(standing)].join(", ")})`,
      ...questions.map((asked) => cell(answerOf(asked, id))),
    ]);
    const content = [[say(texts.paper), ...questions], questions.concat("").map(() => "---"), ...rows]
      .map((cells) => `| ${cells.map((text) => text.replace(/[|\n]/g, " ")).join(" | ")} |`)
      .join("\n");
    await writeDocument(notebookId, { title: say(texts.title), content });
    await refreshNotebook(notebookId);
  });
  return (
    <section className={styles.section}>
      {about === null ? null : <p className={styles.words}>{say(about)}</p>}
      <ColumnField columns={questions} onColumns={choose.run} asks="papers">
        <Button
          variant="default"
          loading={keep.busy}
          disabled={columns.some(({ isPending }) => isPending)}
          onClick={() => keep.run()}
        >
          {say(texts.keep)}
        </Button>
      </ColumnField>
      <ActionError action={keep} />
      <ActionError action={choose} />
      {chosen.error === null ? null : <ErrorNote error={chosen.error} onRetry={() => void chosen.refetch()} />}
      {failed?.error == null ? null : <ErrorNote error={failed.error} onRetry={() => void failed.refetch()} />}
      {fallback === undefined ? null : (
        <p className={styles.mark} role="status">
          {say(texts.fallback(fallback.cells, say(fallback.reason)))}
        </p>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls sideways must be reached by keyboard */}
      <section className={styles.scroll} tabIndex={0} aria-label={say(texts.title)}>
        <table>
          <thead>
            <tr>
              <th scope="col">{say(texts.paper)}</th>
              {questions.map((asked) => (
                <ColumnHead
                  key={asked}
                  title={asked}
                  onRemove={() => choose.run(questions.filter((other) => other !== asked))}
                >
                  <span>{asked}</span>
                </ColumnHead>
              ))}
            </tr>
          </thead>
          <tbody>
            {papers.map(({ id, title, year, ...standing }) => (
              <tr key={id}>
                <th scope="row">
                  {title} <small>{[year, ...said(standing)].join(" · ")}</small>
                </th>
                {questions.map((asked) => (
                  <QuestionCell
                    key={asked}
                    question={asked}
                    name={title}
                    answer={answerOf(asked, id)}
                    busy={columnOf(asked)?.isFetching ?? false}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}
