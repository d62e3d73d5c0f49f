import { IconAlertTriangle, IconCheck } from "@tabler/icons-react";
import { z } from "zod";
import { guaranteeOutcomeSchema, type JournalEntry } from "#protocol";
import { useLanguage } from "../../language/use-language.ts";
import styles from "./guarantee-list.module.css";

const texts = {
  title: { ko: "코드가 지킨 약속", en: "What code guarantees" },
  held: { ko: "지켜짐", en: "held" },
  broken: { ko: "깨짐", en: "broken" },
};

/** Each sentence the agent guarantees, and whether it held in this turn. */
export function GuaranteeList({ entries }: { entries: readonly JournalEntry[] }) {
  const { say } = useLanguage();
  const outcomes = entries
    .filter(({ kind }) => kind === "guarantee")
    .flatMap(({ output }) => z.array(guaranteeOutcomeSchema).safeParse(output).data ?? []);
  if (outcomes.length === 0) return null;
  return (
    <section className={styles.guarantees}>
      <h2>{say(texts.title)}</h2>
      <ul>
        {outcomes.map(({ name, sentence, broken }) => (
          <li key={name} data-broken={broken !== null}>
            {broken === null ? (
              <IconCheck size={15} stroke={2} aria-label={say(texts.held)} />
            ) : (
              <IconAlertTriangle size={15} stroke={2} aria-label={say(texts.broken)} />
            )}
            <span>
              {say(sentence)}
              {broken === null ? null : <em>{broken}</em>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
