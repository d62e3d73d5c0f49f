import { useEffect, useRef } from "react";
import { useDecisions } from "../api/learning.ts";
import { useLanguage } from "../language/use-language.ts";
import { ErrorNote } from "../shell/error-note.tsx";
import { Waiting } from "../shell/waiting.tsx";
import { DecisionChoice } from "./decision-choice.tsx";
import styles from "./turn-corrections.module.css";

const texts = {
  title: { ko: "무엇을 다르게 했어야 하나요?", en: "What should have been different?" },
  none: {
    ko: "이 답에는 달리 정할 수 있던 일이 없었습니다. 어떻게 답했는지는 기록에서 볼 수 있습니다.",
    en: "This answer came about without a choice to correct. Its trace shows how.",
  },
};

interface Props {
  readonly turnId: string;
  readonly onAgain: (() => Promise<unknown>) | null;
}

/** Every decision behind an answer, with what it could have been. */
export function TurnCorrections({ turnId, onAgain }: Props) {
  const { say } = useLanguage();
  const { data, error, refetch } = useDecisions(turnId);
  const form = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it grows when the decisions have come
  useEffect(() => {
    form.current?.scrollIntoView({ block: "nearest" });
  }, [data]);
  return (
    <section ref={form} className={styles.corrections} aria-label={say(texts.title)}>
      <h3>{say(texts.title)}</h3>
      {error === null ? null : <ErrorNote error={error} onRetry={() => void refetch()} />}
      {data === undefined && error === null ? <Waiting /> : null}
      {data?.length === 0 ? <p className={styles.none}>{say(texts.none)}</p> : null}
      {data?.map((decision) => (
        <div key={decision.seq} className={styles.decision}>
          <h4>{say(decision.title)}</h4>
          <DecisionChoice turnId={turnId} decision={decision} onAgain={onAgain} />
        </div>
      ))}
    </section>
  );
}
