import { type InspectChoices, usePlan } from "../../api/inspect.ts";
import { useLanguage } from "../../language/use-language.ts";
import { ErrorNote } from "../../shell/error-note.tsx";
import { useCheckTitles } from "./check-titles.ts";
import styles from "./plan-preview.module.css";

const texts = {
  plan: { ko: "이렇게 검사합니다", en: "The plan" },
  early: { ko: "문제가 나오면 거기서 멈춥니다.", en: "It stops at the first problem." },
};

/** What will be run, in which order. */
export function PlanPreview({ choices }: { choices: InspectChoices }) {
  const { say } = useLanguage();
  const titleOf = useCheckTitles();
  const plan = usePlan(choices);
  if (plan.data === undefined) return plan.error === null ? null : <ErrorNote error={plan.error} />;
  return (
    <section className={styles.plan}>
      <h2>{say(texts.plan)}</h2>
      <ol>
        {plan.data.steps.map(({ step_id, algorithm_name, description }) => (
          <li key={step_id}>
            <strong>{titleOf(algorithm_name)}</strong>
            <span>{description}</span>
          </li>
        ))}
      </ol>
      {choices.all ? null : <p>{say(texts.early)}</p>}
    </section>
  );
}
