import { Link } from "wouter";
import type { LearnedStep } from "#protocol";
import { useLanguage } from "../../language/use-language.ts";
import styles from "./disagreement-list.module.css";

const texts = {
  title: (count: number) => ({
    ko: `최근에 달랐던 것 ${count}개`,
    en: count === 1 ? "Last disagreement" : `Last ${count} disagreements`,
  }),
  rule: { ko: "규칙", en: "Rule" },
  model: { ko: "모델", en: "Model" },
  corrected: { ko: "고쳐 주심", en: "You said" },
};

/** Where rule and model last differed, each leading to its trace. */
export function DisagreementList({ disagreements }: Pick<LearnedStep, "disagreements">) {
  const { say } = useLanguage();
  if (disagreements.length === 0) return null;
  return (
    <details className={styles.list}>
      <summary>{say(texts.title(disagreements.length))}</summary>
      <ul>
        {disagreements.map(({ turnId, question, rule, model, corrected, at }) => (
          <li key={`${turnId} ${at}`}>
            <Link href={`~/traces/${turnId}`}>{question}</Link>
            <span>
              {say(texts.rule)}: {say(rule)} · {say(corrected ? texts.corrected : texts.model)}: {say(model)}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
