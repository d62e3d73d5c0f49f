import { Button, TextInput } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import { mostTableColumns } from "#protocol";
import { useLanguage } from "../language/use-language.ts";
import styles from "./answer-table.module.css";

const texts = {
  ask: { ko: "열로 더할 물음", en: "A question for a new column" },
  example: {
    contracts: { ko: "예: 지체상금은 얼마인가?", en: "For example: what is the penalty for delay?" },
    papers: { ko: "예: 어떤 데이터를 썼나?", en: "For example: which data was used?" },
  },
  add: { ko: "열 더하기", en: "Add column" },
};

interface Props {
  readonly columns: readonly string[];
  readonly onColumns: (columns: readonly string[]) => void;
  /** Whom it asks. */
  readonly asks: keyof typeof texts.example;
  /** Stands behind the field. */
  readonly children?: ReactNode;
}

/** A question of one's own becomes a column. */
export function ColumnField({ columns, onColumns, asks, children }: Props) {
  const { say } = useLanguage();
  const [question, setQuestion] = useState("");
  const asked = question.trim();
  return (
    <form
      className={styles.ask}
      onSubmit={(event) => {
        event.preventDefault();
        if (asked === "" || columns.includes(asked)) return;
        onColumns([...columns, asked]);
        setQuestion("");
      }}
    >
      <TextInput
        className={styles.question}
        aria-label={say(texts.ask)}
        placeholder={say(texts.example[asks])}
        maxLength={500}
        value={question}
        onChange={(event) => setQuestion(event.currentTarget.value)}
      />
      <Button
        type="submit"
        variant="default"
        leftSection={<IconPlus size={15} />}
        disabled={asked === "" || columns.length >= mostTableColumns}
      >
        {say(texts.add)}
      </Button>
      {children}
    </form>
  );
}
