import { UnstyledButton } from "@mantine/core";
import { IconChevronRight } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import type { Statement } from "#protocol";
import { useLanguage } from "../../language/use-language.ts";
import styles from "./corrected-sentence.module.css";
import { doubtLabel } from "./doubt-label.ts";

const texts = {
  corrected: { ko: "바로잡은 문장", en: "Put right" },
  source: { ko: "원문은 이렇게 말합니다", en: "The source says" },
} as const;

interface Props {
  readonly statement: Statement;
  readonly correction: ReactNode;
  /** The sentence as it was written first. */
  readonly children: ReactNode;
}

/** A correction in the place of the sentence that it puts right. What was written first is struck, behind a button. */
export function CorrectedSentence({ statement, correction, children }: Props) {
  const { say } = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const [words] = statement.evidence;
  return (
    <>
      <span data-status="corrected" data-testid="statement-correction">
        {correction}
      </span>{" "}
      <UnstyledButton
        component="button"
        className={styles.button}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        data-testid="statement-first"
      >
        <IconChevronRight size={12} stroke={2} aria-hidden /> {say(texts.corrected)}
      </UnstyledButton>
      {isOpen ? (
        <span className={styles.first} data-testid="statement-struck" role="note">
          <s>{children}</s>
          <span>{doubtLabel(statement, say)}</span>
          {words === undefined ? null : (
            <q>
              {say(texts.source)}: {words.quote}
            </q>
          )}
        </span>
      ) : null}
    </>
  );
}
