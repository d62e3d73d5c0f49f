import type { AgentResource, Difference, ReplayedStep } from "#protocol";
import { stepTitle } from "../../conversation/messages/graph/node-titles.ts";
import { formatDuration } from "../../language/format.ts";
import { useLanguage } from "../../language/use-language.ts";
import { ChangedWords } from "../../shell/changed-words.tsx";
import { FieldPath } from "../../values/field-path.tsx";
import { ValueView } from "../../values/value-view.tsx";
import type { ValueWords } from "../../values/value-words.ts";
import { executorTitle } from "./executor-title.ts";
import styles from "./replayed-step-view.module.css";
import { UsageLine } from "./usage-line.tsx";

const texts = {
  before: { ko: "그때", en: "Then" },
  after: { ko: "이번", en: "Now" },
  same: { ko: "같음", en: "same" },
  output: { ko: "낸 것", en: "output" },
};

interface Props {
  readonly agent: AgentResource | null;
  readonly step: ReplayedStep;
  readonly words: ValueWords;
}

/** One step: who executed it then and now, and each place where its output differs, side by side. */
export function ReplayedStepView({ agent, step: { step, before, after, differences }, words }: Props) {
  const { say, language } = useLanguage();
  const by = (executor: string | null) => say(executorTitle(executor ?? "–"));
  return (
    <article className={styles.step}>
      <h4>
        {say(stepTitle(agent, step))}
        <small className={styles.by}>
          {by(before.executor)} → {by(after.executor)}
        </small>
      </h4>
      <p className={styles.facts}>
        {after.executor === null ? null : (
          <UsageLine executors={[after.executor]} usage={after.usage} cost={after.cost} />
        )}
        <span>{formatDuration(after.ms, language)}</span>
        {after.executor !== null && differences.length === 0 ? <span>{say(texts.same)}</span> : null}
      </p>
      {after.error === null ? null : (
        <p className={styles.error}>
          {say(after.error.message)} {after.error.hint === null ? "" : say(after.error.hint)}
        </p>
      )}
      {differences.map((difference) => (
        <DifferenceView key={difference.path} difference={difference} words={words} />
      ))}
    </article>
  );
}

/** Shorter texts are quicker to compare whole than word by word. */
const leastForWords = 60;

function DifferenceView({ difference: { path, before, after }, words }: { difference: Difference; words: ValueWords }) {
  const { say } = useLanguage();
  const field = path.split(".").findLast((name) => !/^\d+$/.test(name)) ?? "";
  const isProse = typeof before === "string" && typeof after === "string" && before.length >= leastForWords;
  return (
    <div className={styles.difference}>
      <h5>{path === "" ? say(texts.output) : <FieldPath path={path} words={words} />}</h5>
      <div className={styles.sides}>
        <div>
          <small className={styles.side}>{say(texts.before)}</small>
          <ValueView value={before} field={field} words={words} />
        </div>
        <div>
          <small className={styles.side}>{say(texts.after)}</small>
          <ValueView value={after} field={field} words={words} />
        </div>
      </div>
      {isProse ? <ChangedWords before={before} after={after} /> : null}
    </div>
  );
}
