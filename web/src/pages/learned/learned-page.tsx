import { Button, Switch } from "@mantine/core";
import { changeLearning, learnNow, useLearning } from "../../api/learning.ts";
import { useAction } from "../../api/use-action.ts";
import { formatWhen } from "../../language/format.ts";
import { useLanguage } from "../../language/use-language.ts";
import { ActionError } from "../../shell/action-error.tsx";
import { ErrorNote } from "../../shell/error-note.tsx";
import { ColumnBody, PageFrame } from "../../shell/page-frame.tsx";
import { PageHeader } from "../../shell/page-header.tsx";
import { Waiting } from "../../shell/waiting.tsx";
import styles from "./learned-page.module.css";
import { fewestCases, LearnedStepCard } from "./learned-step-card.tsx";

const texts = {
  title: { ko: "배운 것", en: "Learned" },
  words: {
    ko: "모델이 정한 것과 고쳐 주신 것에서 규칙이 배웁니다. 확실한 일은 규칙이 바로 정해 더 빠르고 돈이 덜 듭니다. 모두 이 서버 안에만 남습니다.",
    en: "Rules learn from what your model decides and from your corrections. What they are sure of they decide themselves: faster, and for less money. Everything stays on this server.",
  },
  prefer: { ko: "규칙 먼저", en: "Rules first" },
  preferWords: {
    ko: "한 번 배운 뒤부터, 모델과 98% 넘게 같은 답을 내는 일은 규칙이 정합니다. 스무 번에 한 번은 모델에게도 물어 확인합니다.",
    en: "Once it has learned, a rule decides where it agrees with your model in 98 %. One time in twenty the model is asked, to check.",
  },
  setBy: (name: string) => ({ ko: `환경 변수 ${name}이(가) 정합니다`, en: `Set by the environment: ${name}` }),
  daily: { ko: "날마다 스스로 배우기", en: "Learn every day" },
  dailyWords: { ko: "하루에 한 번, 더 나아질 때만 받아들입니다.", en: "Once a day, taken only where it gets better." },
  few: {
    ko: "모델이 정하거나 답 아래에서 결정을 고치면 배울 거리가 쌓입니다. 스무 개부터 배울 수 있습니다.",
    en: "Cases gather as a model decides and as you correct decisions under an answer. Learning starts at twenty.",
  },
  learn: { ko: "지금 배우기", en: "Learn now" },
};

/** 배운 것: what rules have learned from this installation's model and users, and what that saves. */
export function LearnedPage() {
  const { say, language } = useLanguage();
  const learning = useLearning();
  const change = useAction(changeLearning);
  const learn = useAction(learnNow);
  const setBy = learning.data?.preferSetBy ?? null;
  const canLearn = learning.data?.steps.some(({ cases }) => cases >= fewestCases) === true;
  return (
    <PageFrame>
      <PageHeader title={say(texts.title)}>
        <Button size="sm" loading={learn.busy} disabled={!canLearn} onClick={() => learn.run(undefined)}>
          {say(texts.learn)}
        </Button>
      </PageHeader>
      <ColumnBody>
        <p className={styles.words}>{say(texts.words)}</p>
        <ActionError action={learn} />
        <ActionError action={change} />
        {learning.error === null ? null : <ErrorNote error={learning.error} onRetry={() => void learning.refetch()} />}
        {learning.isPending ? <Waiting /> : null}
        {learning.data === undefined ? null : (
          <>
            <div className={styles.switches}>
              <Switch
                label={say(texts.prefer)}
                description={setBy === null ? say(texts.preferWords) : say(texts.setBy(setBy))}
                checked={learning.data.settings.prefer}
                disabled={change.busy || setBy !== null}
                onChange={({ currentTarget }) => change.run({ prefer: currentTarget.checked })}
              />
              <Switch
                label={say(texts.daily)}
                description={say(texts.dailyWords)}
                checked={learning.data.settings.daily}
                disabled={change.busy}
                onChange={({ currentTarget }) => change.run({ daily: currentTarget.checked })}
              />
            </div>
            {learning.data.notices.map(({ at, text }) => (
              <p key={at} className={styles.notice}>
                {say(text)} <time>{formatWhen(at, language)}</time>
              </p>
            ))}
            {canLearn ? null : <p className={styles.words}>{say(texts.few)}</p>}
            {learning.data.steps.map((step) => (
              <LearnedStepCard key={step.step} step={step} />
            ))}
          </>
        )}
      </ColumnBody>
    </PageFrame>
  );
}
