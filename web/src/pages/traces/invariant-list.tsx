import { IconAlertTriangle, IconCheck, IconQuestionMark } from "@tabler/icons-react";
import { type InvariantOutcome, type JournalEntry, storedInvariantOutcomesSchema } from "#protocol";
import { useLanguage } from "../../language/use-language.ts";
import styles from "./invariant-list.module.css";

const texts = {
  title: { ko: "코드가 지키는 것", en: "What code keeps" },
  held: { ko: "지켜짐", en: "held" },
  broken: { ko: "깨짐", en: "violated" },
  unchecked: { ko: "확인하지 못함", en: "could not be checked" },
};

/** Each invariant of the agent, and whether it held in this turn. */
export function InvariantList({ entries }: { entries: readonly JournalEntry[] }) {
  const { say } = useLanguage();
  const outcomes = entries
    .filter(({ kind }) => kind === "invariant" || kind === "guarantee")
    .flatMap(({ output }) => storedInvariantOutcomesSchema.safeParse(output).data ?? []);
  if (outcomes.length === 0) return null;
  return (
    <section className={styles.invariants}>
      <h2>{say(texts.title)}</h2>
      <ul>
        {outcomes.map((outcome) => {
          const state = stateOf(outcome);
          const Icon = icons[state];
          return (
            <li key={outcome.name} data-broken={state === "broken"}>
              <Icon size={15} stroke={2} aria-label={say(texts[state])} />
              <span>
                {say(outcome.sentence)}
                {state === "held" ? null : <em>{`${say(texts[state])}: ${outcome.violation ?? outcome.unchecked}`}</em>}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

const icons = { held: IconCheck, broken: IconAlertTriangle, unchecked: IconQuestionMark } as const;

function stateOf({ violation, unchecked }: InvariantOutcome): keyof typeof icons {
  if (violation !== null) return "broken";
  return unchecked === null ? "held" : "unchecked";
}
