import { Button, Select } from "@mantine/core";
import { useState } from "react";
import type { ModelTest } from "#protocol";
import { chooseModels, testModel, useModels } from "../../api/models.ts";
import { useAction } from "../../api/use-action.ts";
import { formatDuration } from "../../language/format.ts";
import { useLanguage } from "../../language/use-language.ts";
import { ActionError } from "../../shell/action-error.tsx";
import { abilitiesWords } from "./abilities-words.ts";
import styles from "./connect-model.module.css";

const texts = {
  model: { ko: "모델", en: "Model" },
  choose: { ko: "모델 고르기", en: "Choose a model" },
  use: { ko: "시험하고 쓰기", en: "Test and use" },
  answered: (answer: string, took: string) => ({
    ko: answer === "" ? `모델이 답했습니다 (${took}).` : `모델의 답: “${answer}” (${took}).`,
    en: answer === "" ? `The model answered (${took}).` : `The model said “${answer}” (${took}).`,
  }),
  inUse: { ko: "이제 이 모델이 답합니다.", en: "It is in use now." },
  fixed: (name: string) => ({
    ko: `하지만 환경 변수 ${name}이(가) 먼저라, 그것을 지우고 다시 켜야 쓰입니다.`,
    en: `But ${name} in the environment comes first: remove it and start again to use this one.`,
  }),
  failed: (why: string) => ({
    ko: `${why} 아직 이 모델을 쓰지 않습니다.`,
    en: `${why} It is not in use yet.`,
  }),
};

interface Option {
  readonly id: string;
  readonly label: string;
  /** The address of a server on this computer, which is set together with its model. */
  readonly server: string | null;
}

/** Two servers may have models of one name. */
const keyOf = ({ id, server }: Option) => `${server ?? ""} ${id}`;

/** Which model; it is asked for a word first, and used for everything when it has answered. */
export function ChooseModel({ options }: { options: readonly Option[] }) {
  const { say, language } = useLanguage();
  const fixedBy = useModels().data?.roles.find(({ from, setBy }) => from === "env" && setBy === "JIHWI_MODEL")?.setBy;
  const [only, ...others] = options;
  const [value, setValue] = useState(only === undefined || others.length > 0 ? null : keyOf(only));
  const chosen = options.find((option) => keyOf(option) === value);
  const [result, setResult] = useState<ModelTest | null>(null);
  const use = useAction(async ({ id, server }: Option) => {
    setResult(null);
    const isOwnServer = server !== null && id.startsWith("compatible:");
    const choice = isOwnServer ? { variables: { OPENAI_COMPATIBLE_BASE_URL: server } } : {};
    const tested = await testModel(id, choice);
    if (tested.ok) await chooseModels({ default: id, ...choice });
    setResult(tested);
  });
  return (
    <>
      <div className={styles.choose}>
        <Select
          className={styles.model}
          label={say(texts.model)}
          placeholder={say(texts.choose)}
          searchable
          limit={100}
          allowDeselect={false}
          value={value}
          data={options.map((option) => ({ value: keyOf(option), label: option.label }))}
          onChange={setValue}
        />
        <Button disabled={chosen === undefined} loading={use.busy} onClick={() => chosen && use.run(chosen)}>
          {say(texts.use)}
        </Button>
      </div>
      <ActionError action={use} />
      {result === null ? null : (
        <p className={styles.answer} data-ok={result.ok} role="status">
          {result.ok
            ? `${say(texts.answered(result.answer ?? "", formatDuration(result.ms, language)))} ${say(fixedBy == null ? texts.inUse : texts.fixed(fixedBy))}`
            : say(texts.failed(result.message))}
          {result.abilities === null ? null : <small> {say(abilitiesWords(result.abilities))}</small>}
        </p>
      )}
    </>
  );
}
