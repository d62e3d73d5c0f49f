import { Button } from "@mantine/core";
import { useState } from "react";
import { Link } from "wouter";
import type { DecisionValueResource, JournalEntry, Trace } from "#protocol";
import { correctDecision, useLearning } from "../../api/learning.ts";
import { useAction } from "../../api/use-action.ts";
import { useLanguage } from "../../language/use-language.ts";
import { ActionError } from "../../shell/action-error.tsx";
import styles from "./decision-correction.module.css";

const texts = {
  title: { ko: "이렇게 했어야 해요", en: "This should have been" },
  kept: { ko: "고쳤습니다. 다음에 배울 때 더 크게 셉니다.", en: "Kept. It counts more when rules learn next." },
  again: { ko: "대화에서 다시 묻기", en: "Ask again in the conversation" },
};

/** The values that a decision may take; choosing one makes it a case to learn from. Nothing for what is no decision. */
export function DecisionCorrection({
  trace,
  entry,
}: {
  trace: Pick<Trace, "id" | "agent" | "sessionId">;
  entry: JournalEntry;
}) {
  const { say } = useLanguage();
  const values = useLearning().data?.steps.find(({ step }) => step === entry.name)?.values ?? [];
  const [chosen, setChosen] = useState<string | null>(null);
  const correct = useAction(({ expect }: DecisionValueResource) => correctDecision(trace.id, entry.seq, expect), {
    onDone: ({ label }) => setChosen(label),
  });
  if (values.length === 0) return null;
  return (
    <>
      <h3>{say(texts.title)}</h3>
      <div className={styles.values}>
        {values.map((value) => (
          <Button
            key={value.label}
            size="xs"
            variant={chosen === value.label ? "light" : "default"}
            aria-pressed={chosen === value.label}
            disabled={correct.busy}
            onClick={() => correct.run(value)}
          >
            {say(value.title)}
          </Button>
        ))}
      </div>
      <ActionError action={correct} />
      {chosen === null ? null : (
        <p className={styles.kept} role="status">
          {say(texts.kept)} <Link href={`~/${trace.agent}/${trace.sessionId}`}>{say(texts.again)}</Link>
        </p>
      )}
    </>
  );
}
