import { Button } from "@mantine/core";
import { IconRefresh } from "@tabler/icons-react";
import type { DecisionValueResource, TurnDecision } from "#protocol";
import { correctDecision } from "../api/learning.ts";
import { useAction } from "../api/use-action.ts";
import { useLanguage } from "../language/use-language.ts";
import { ActionError } from "../shell/action-error.tsx";
import styles from "./decision-choice.module.css";

const texts = {
  was: { ko: "이번에 고른 것", en: "What was chosen" },
  kept: { ko: "고쳤습니다. 다음에 배울 때 더 크게 셉니다.", en: "Kept. It counts more when rules learn next." },
  again: { ko: "다시 실행", en: "Run again" },
};

interface Props {
  readonly turnId: string;
  readonly decision: TurnDecision;
  /** Asks the question again with what was corrected; null while an answer is being written. */
  readonly onAgain: (() => Promise<unknown>) | null;
}

/** The values that a decision may take; choosing another one makes it a case to learn from, and it can be tried at once. */
export function DecisionChoice({ turnId, decision: { seq, chosen, corrected, values }, onAgain }: Props) {
  const { say } = useLanguage();
  const correct = useAction(({ expect }: DecisionValueResource) => correctDecision(turnId, seq, expect));
  const again = useAction(async () => onAgain?.());
  const done = values.find(({ label }) => label === chosen);
  return (
    <>
      {done === undefined ? null : (
        <p className={styles.was}>
          {say(texts.was)}: {say(done.title)}
        </p>
      )}
      <div className={styles.values}>
        {values
          .filter(({ label }) => label !== chosen || corrected !== null)
          .map((value) => (
            <Button
              key={value.label}
              size="xs"
              variant={corrected === value.label ? "light" : "default"}
              aria-pressed={corrected === value.label}
              disabled={correct.busy}
              onClick={() => correct.run(value)}
            >
              {say(value.title)}
            </Button>
          ))}
      </div>
      <ActionError action={correct} />
      {corrected === null ? null : (
        <p className={styles.kept} role="status">
          <span>{say(texts.kept)}</span>
          <Button
            size="compact-sm"
            variant="light"
            leftSection={<IconRefresh size={15} />}
            loading={again.busy}
            disabled={onAgain === null}
            onClick={() => again.run()}
          >
            {say(texts.again)}
          </Button>
        </p>
      )}
      <ActionError action={again} />
    </>
  );
}
