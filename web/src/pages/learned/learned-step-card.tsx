import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import type { LearnedStep } from "#protocol";
import { learnNow, undoLearning } from "../../api/learning.ts";
import { useAction } from "../../api/use-action.ts";
import { formatDuration, formatMoney, formatNumber } from "../../language/format.ts";
import { useLanguage } from "../../language/use-language.ts";
import { ActionError } from "../../shell/action-error.tsx";
import { DisagreementList } from "./disagreement-list.tsx";
import styles from "./learned-step-card.module.css";

/** A rule learns from so many cases on. */
export const fewestCases = 20;

const texts = {
  shipped: { ko: "처음 규칙 그대로", en: "As shipped" },
  version: (count: number) => ({ ko: `${count}번 배움`, en: count === 1 ? "Learned once" : `Learned ${count} times` }),
  switchedBack: { ko: "다시 모델이 정함", en: "The model decides again" },
  cases: { ko: "배울 거리", en: "Cases" },
  agreement: { ko: "모델과 같은 답", en: "Agrees with the model" },
  byRule: { ko: "규칙이 정함", en: "Decided by the rule" },
  calls: { ko: "아낀 호출", en: "Calls saved" },
  time: { ko: "아낀 시간", en: "Time saved" },
  money: { ko: "아낀 돈", en: "Money saved" },
  gathered: (count: number) => ({ ko: `배울 거리 ${count}/${fewestCases}`, en: `${count} of ${fewestCases} cases` }),
  learn: { ko: "지금 배우기", en: "Learn now" },
  undo: { ko: "앞으로 되돌리기", en: "Undo" },
};

/** One deciding step: what it learned, how often it agrees, what it saves, and where it last differed. */
export function LearnedStepCard({ step }: { step: LearnedStep }) {
  const { say, language } = useLanguage();
  const learn = useAction(learnNow);
  const undo = useAction(undoLearning);
  const { version, cases, decided, saved, switchedBack } = step;
  const all = decided.byRule + decided.byModel;
  const hasDecided = version > 0 && all > 0;
  if (version === 0 && cases < fewestCases)
    return (
      <section className={styles.card}>
        <header>
          <h2>{say(step.title)}</h2>
          <span className={styles.state}>{say(texts.gathered(cases))}</span>
        </header>
        <DisagreementList disagreements={step.disagreements} />
      </section>
    );
  return (
    <section className={styles.card}>
      <header>
        <h2>{say(step.title)}</h2>
        <span className={styles.state} data-warn={switchedBack}>
          {say(switchedBack ? texts.switchedBack : version === 0 ? texts.shipped : texts.version(version))}
        </span>
      </header>
      <dl>
        <Fact name={say(texts.cases)}>{formatNumber(cases, language)}</Fact>
        <Fact name={say(texts.agreement)}>{agreementOf(step)}</Fact>
        <Fact name={say(texts.byRule)}>{hasDecided ? percent(decided.byRule / all) : "–"}</Fact>
        <Fact name={say(texts.calls)}>{formatNumber(saved.calls, language)}</Fact>
        <Fact name={say(texts.time)}>{saved.calls === 0 ? "–" : formatDuration(saved.seconds * 1000, language)}</Fact>
        <Fact name={say(texts.money)}>
          {saved.calls === 0 || saved.usd === null ? "–" : formatMoney(saved.usd, language)}
        </Fact>
      </dl>
      <ActionError action={learn} />
      <ActionError action={undo} />
      <div className={styles.buttons}>
        <Button
          size="xs"
          variant="default"
          disabled={cases < fewestCases}
          loading={learn.busy}
          onClick={() => learn.run(step.step)}
        >
          {say(texts.learn)}
        </Button>
        {version === 0 ? null : (
          <Button size="xs" variant="subtle" color="gray" loading={undo.busy} onClick={() => undo.run(step.step)}>
            {say(texts.undo)}
          </Button>
        )}
      </div>
      <DisagreementList disagreements={step.disagreements} />
    </section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Since it was learned, where there is enough; else what learning measured. */
function agreementOf({ agreement, accuracy }: LearnedStep): string {
  if (agreement.asked >= 5) return percent(agreement.agreed / agreement.asked);
  return accuracy === null ? "–" : percent(accuracy.after);
}

function percent(share: number): string {
  return `${Math.round(share * 100)}%`;
}
