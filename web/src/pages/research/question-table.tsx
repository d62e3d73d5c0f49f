import { ActionIcon, Button, TextInput } from "@mantine/core";
import { IconPlus, IconX } from "@tabler/icons-react";
import { useState } from "react";
import type { PaperAnswer, PaperCard } from "#protocol";
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
import styles from "./question-table.module.css";

const texts = {
  words: {
    ko: "칸마다 논문의 문장을 그대로 옮깁니다. 본문을 붙인 논문은 본문에서, 아니면 초록에서 찾고, 없으면 없다고 적습니다.",
    en: "Each cell quotes a sentence of the paper, word for word: of its full text where one is attached, else of its abstract. What is not said is said to be missing.",
  },
  paper: { ko: "논문", en: "Paper" },
  ask: { ko: "열로 더할 물음", en: "A question for a new column" },
  placeholder: { ko: "예: 어떤 데이터를 썼나?", en: "For example: which data was used?" },
  add: { ko: "열 더하기", en: "Add column" },
  remove: (question: string) => ({ ko: `‘${question}’ 열 빼기`, en: `Remove the column “${question}”` }),
  "not-said": { ko: "글에 없음", en: "not said" },
  "no-abstract": { ko: "초록 없음", en: "no abstract" },
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
  const [question, setQuestion] = useState("");
  const columns = useColumns(notebookId, questions);
  const answerOf = (question: string, paperId: string) =>
    columns.data?.find((column) => column.question === question)?.answers.find((answer) => answer.paperId === paperId);
  const add = () => {
    const asked = question.trim();
    if (asked === "" || questions.includes(asked)) return;
    choose.run([...questions, asked]);
    setQuestion("");
  };
  const keep = useAction(async () => {
    const cell = (one: PaperAnswer | undefined) => (one === undefined ? "" : (one.quote ?? say(texts[wordFor(one)])));
    const rows = papers.map(({ id, title, year }) => [
      `${title} (${year ?? "?"})`,
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
      <p className={styles.words}>{say(texts.words)}</p>
      <form
        className={styles.ask}
        onSubmit={(event) => {
          event.preventDefault();
          add();
        }}
      >
        <TextInput
          className={styles.question}
          aria-label={say(texts.ask)}
          placeholder={say(texts.placeholder)}
          maxLength={500}
          value={question}
          onChange={(event) => setQuestion(event.currentTarget.value)}
        />
        <Button type="submit" variant="default" leftSection={<IconPlus size={15} />} disabled={question.trim() === ""}>
          {say(texts.add)}
        </Button>
        <Button variant="default" loading={keep.busy} disabled={columns.data === undefined} onClick={() => keep.run()}>
          {say(texts.keep)}
        </Button>
      </form>
      <ActionError action={keep} />
      <ActionError action={choose} />
      {chosen.error === null ? null : <ErrorNote error={chosen.error} onRetry={() => void chosen.refetch()} />}
      {columns.error === null ? null : <ErrorNote error={columns.error} onRetry={() => void columns.refetch()} />}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls sideways must be reached by keyboard */}
      <section className={styles.scroll} tabIndex={0} aria-label={say(texts.title)}>
        <table>
          <thead>
            <tr>
              <th scope="col">{say(texts.paper)}</th>
              {questions.map((asked) => (
                <th key={asked} scope="col">
                  <span>{asked}</span>
                  <ActionIcon
                    size="sm"
                    aria-label={say(texts.remove(asked))}
                    onClick={() => choose.run(questions.filter((other) => other !== asked))}
                  >
                    <IconX size={13} />
                  </ActionIcon>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {papers.map(({ id, title, year }) => (
              <tr key={id}>
                <th scope="row">
                  {title} <small>{year}</small>
                </th>
                {questions.map((asked) => (
                  <Cell key={asked} answer={answerOf(asked, id)} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}

const wordFor = ({ why }: PaperAnswer) => (why === "no-abstract" ? "no-abstract" : "not-said");

function Cell({ answer }: { answer: PaperAnswer | undefined }) {
  const { say } = useLanguage();
  if (answer === undefined) return <td />;
  if (answer.quote === null) return <td className={styles.none}>{say(texts[wordFor(answer)])}</td>;
  return (
    <td>
      <q>{answer.quote}</q>
    </td>
  );
}
