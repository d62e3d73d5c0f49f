import { UnstyledButton } from "@mantine/core";
import type { ReactNode } from "react";
import type { Localized } from "#protocol";
import { useLanguage } from "../language/use-language.ts";
import { ErrorNote } from "../shell/error-note.tsx";
import styles from "./start-screen.module.css";

interface Props {
  readonly greeting: Localized;
  readonly words: Localized;
  readonly examples: readonly Localized[];
  readonly onChoose: (text: string) => void;
  readonly error: unknown;
  /** Something has been asked already. */
  readonly busy?: boolean;
  /** Another way to begin, beside the examples. */
  readonly children?: ReactNode;
}

/** Before the first message: what this place is for, and a few ways to begin. */
export function StartScreen({ greeting, words, examples, onChoose, error, busy = false, children }: Props) {
  const { say } = useLanguage();
  return (
    <div className={styles.start}>
      <h2>{say(greeting)}</h2>
      <p>{say(words)}</p>
      <div className={styles.examples}>
        {examples.map((example) => (
          <UnstyledButton
            key={example.en}
            className={styles.example}
            disabled={busy}
            onClick={() => onChoose(say(example))}
          >
            {say(example)}
          </UnstyledButton>
        ))}
        {children}
      </div>
      {error === null ? null : <ErrorNote error={error} />}
    </div>
  );
}
