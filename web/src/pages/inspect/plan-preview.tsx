import { type InspectChoices, usePlan } from "../../api/inspect.ts";
import { useLanguage } from "../../language/use-language.ts";
import { ErrorNote } from "../../shell/error-note.tsx";
import styles from "./plan-preview.module.css";

const texts = {
  plan: { ko: "이렇게 검사합니다", en: "The plan" },
  early: { ko: "문제가 나오면 거기서 멈춥니다.", en: "It stops at the first problem." },
  after: (steps: string) => ({ ko: `${steps} 다음`, en: `after ${steps}` }),
};

/** What will be run, in which order. */
export function PlanPreview({ choices }: { choices: InspectChoices }) {
  const { say } = useLanguage();
  const plan = usePlan(choices);
  if (plan.error !== null) return <ErrorNote error={plan.error} />;
  if (plan.data === undefined) return null;
  return (
    <section className={styles.plan}>
      <h2>{say(texts.plan)}</h2>
      <ol>
        {plan.data.steps.map(({ step_id, algorithm_name, description, depends_on }) => (
          <li key={step_id}>
            <code>{algorithm_name}</code>
            <span>
              {description}
              {depends_on.length === 0 ? "" : ` · ${say(texts.after(depends_on.join(", ")))}`}
            </span>
          </li>
        ))}
      </ol>
      {choices.all ? null : <p>{say(texts.early)}</p>}
    </section>
  );
}
