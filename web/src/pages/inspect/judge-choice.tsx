import { SegmentedControl } from "@mantine/core";
import type { JudgeKind } from "#protocol";
import { useModels } from "../../api/models.ts";
import { useLanguage } from "../../language/use-language.ts";
import styles from "./judge-choice.module.css";

const texts = {
  label: { ko: "누가 판정할까요?", en: "Who judges?" },
  compiled: { ko: "기준대로 코드가", en: "Code, by the criteria" },
  model: { ko: "모델이", en: "A model" },
  compiledWords: {
    ko: "같은 글에는 늘 같은 판정이 나옵니다. 글로 쓴 기준만 모델에게 묻습니다.",
    en: "The same text always gets the same verdict. Only criteria in prose go to a model.",
  },
  modelWords: {
    ko: "모델이 기준 전체를 읽고 판정하고, 코드의 판정과 다르면 알려 줍니다.",
    en: "A model reads the whole criteria and judges; where code disagrees, it is said.",
  },
  noModel: {
    ko: "연결된 모델이 없어 코드가 판정합니다. 설정에서 모델을 연결하면 고를 수 있습니다.",
    en: "No model is connected, so code judges. Connect one in settings to choose it here.",
  },
};

interface Props {
  readonly judge: JudgeKind;
  readonly onChange: (judge: JudgeKind) => void;
}

/** Code by the compiled criteria, or a model by the whole document. */
export function JudgeChoice({ judge, onChange }: Props) {
  const { say } = useLanguage();
  const role = useModels().data?.roles.find((one) => one.role === "judge");
  const ready = role !== undefined && role.model !== "rules" && role.ready;
  return (
    <fieldset className={styles.judge}>
      <legend>{say(texts.label)}</legend>
      <SegmentedControl
        aria-label={say(texts.label)}
        size="sm"
        value={judge}
        data={[
          { value: "compiled", label: say(texts.compiled) },
          { value: "model", label: say(texts.model), disabled: !ready },
        ]}
        onChange={(value) => onChange(value === "model" ? "model" : "compiled")}
      />
      <p>{say(ready ? (judge === "model" ? texts.modelWords : texts.compiledWords) : texts.noModel)}</p>
    </fieldset>
  );
}
