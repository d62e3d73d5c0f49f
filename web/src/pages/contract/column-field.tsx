import { Button, TextInput } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useState } from "react";
import { mostTableColumns } from "#protocol";
import { useLanguage } from "../../language/use-language.ts";
import styles from "./new-table.module.css";

const texts = {
  ask: { ko: "열로 더할 물음", en: "A question for a new column" },
  placeholder: { ko: "예: 지체상금은 얼마인가?", en: "For example: what is the penalty for delay?" },
  add: { ko: "열 더하기", en: "Add column" },
};

interface Props {
  readonly columns: readonly string[];
  readonly onColumns: (columns: readonly string[]) => void;
}

/** A question of one's own becomes a column. */
export function ColumnField({ columns, onColumns }: Props) {
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
        placeholder={say(texts.placeholder)}
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
    </form>
  );
}
