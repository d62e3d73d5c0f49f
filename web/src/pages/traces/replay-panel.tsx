import { Button, Select } from "@mantine/core";
import { useState } from "react";
import type { Language, ReplayedStep, Trace } from "#protocol";
import { useAgent } from "../../api/agents.ts";
import { useModelNames } from "../../api/models.ts";
import { replayTurn } from "../../api/traces.ts";
import { useAction } from "../../api/use-action.ts";
import { useLanguage } from "../../language/use-language.ts";
import { ActionError } from "../../shell/action-error.tsx";
import { useValueWords } from "../../values/value-words.ts";
import styles from "./replay-panel.module.css";
import { ReplayedStepView } from "./replayed-step-view.tsx";

const texts = {
  step: { ko: "이 단계 다시 돌려 보기", en: "Run this step again" },
  turn: { ko: "이 턴의 단계를 다시 돌려 보기", en: "Run this turn's steps again" },
  words: {
    ko: "그때 받은 것을 그대로 주고 결과를 나란히 견줍니다. 대화는 그대로이고, 도구는 다시 쓰지 않습니다.",
    en: "Each step gets what it was given then; the results stand side by side. The conversation stays as it is, and no tool runs.",
  },
  who: { ko: "누가", en: "Run by" },
  rules: { ko: "규칙", en: "Rules" },
  language: { ko: "프롬프트 언어", en: "Prompt language" },
  same: { ko: "그때 그대로", en: "As it was" },
  run: { ko: "다시 돌리기", en: "Run again" },
  none: { ko: "여기에는 다시 돌릴 단계가 없습니다.", en: "There is no step to run again here." },
  summary: (steps: number, different: number) =>
    different === 0
      ? { ko: `${steps}단계 모두 같습니다.`, en: steps === 1 ? "The same result." : `All ${steps} steps are the same.` }
      : { ko: `${steps}단계 가운데 ${different}단계가 다릅니다.`, en: `${different} of ${steps} steps differ.` },
};

const languages = [
  { value: "ko", label: "한국어" },
  { value: "en", label: "English" },
] as const satisfies readonly { value: Language; label: string }[];

interface Props {
  readonly trace: Trace;
  /** One step; null for all of them. */
  readonly seq: number | null;
}

/** Runs steps of a past turn again by another model, prompt language or by rules, and shows where they differ. */
export function ReplayPanel({ trace, seq }: Props) {
  const { say } = useLanguage();
  const agent = useAgent(trace.agent);
  const words = useValueWords(trace.agent);
  const names = useModelNames();
  const [model, setModel] = useState("rules");
  const [language, setLanguage] = useState<Language | null>(null);
  const [replayed, setReplayed] = useState<readonly ReplayedStep[] | null>(null);
  const replay = useAction(async () => {
    setReplayed(null);
    const { steps } = await replayTurn(trace.id, { model, language: language ?? undefined, seq: seq ?? undefined });
    setReplayed(steps);
  });
  return (
    <section className={styles.panel} aria-label={say(seq === null ? texts.turn : texts.step)}>
      <h3>{say(seq === null ? texts.turn : texts.step)}</h3>
      <p className={styles.words}>{say(texts.words)}</p>
      <div className={styles.choices}>
        <Select
          size="xs"
          label={say(texts.who)}
          allowDeselect={false}
          value={model}
          data={[{ value: "rules", label: say(texts.rules) }, ...names.map((name) => ({ value: name, label: name }))]}
          onChange={(chosen) => setModel(chosen ?? "rules")}
        />
        <Select
          size="xs"
          label={say(texts.language)}
          clearable
          placeholder={say(texts.same)}
          value={language}
          data={languages}
          onChange={setLanguage}
        />
        <Button size="xs" loading={replay.busy} onClick={() => replay.run()}>
          {say(texts.run)}
        </Button>
      </div>
      <ActionError action={replay} />
      {replayed === null ? null : (
        <div role="status">
          <p className={styles.summary}>{say(summaryOf(replayed))}</p>
          {replayed.map((step) => (
            <ReplayedStepView key={step.seq} agent={agent} step={step} words={words} />
          ))}
        </div>
      )}
    </section>
  );
}

function summaryOf(replayed: readonly ReplayedStep[]) {
  const isDifferent = ({ differences, after }: ReplayedStep) => differences.length > 0 || after.executor === null;
  return replayed.length === 0 ? texts.none : texts.summary(replayed.length, replayed.filter(isDifferent).length);
}
