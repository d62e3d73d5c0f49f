import { Chip } from "@mantine/core";
import type { AlgorithmsAnswer, AlgorithmView } from "#protocol";
import { useLanguage } from "../../language/use-language.ts";
import styles from "./algorithm-choice.module.css";

const texts = {
  algorithms: { ko: "무엇을 볼까요?", en: "What shall be checked?" },
  notConfigured: { ko: "설정되지 않음", en: "not configured" },
};

interface Props {
  readonly algorithms: readonly AlgorithmView[];
  /** What cannot run as it is configured, with the reason. */
  readonly unavailable: AlgorithmsAnswer["unavailable"];
  readonly chosen: readonly string[];
  readonly onChoose: (names: readonly string[]) => void;
}

/** The algorithms, each to be switched on or off; they run in the order shown. */
export function AlgorithmChoice({ algorithms, unavailable, chosen, onChoose }: Props) {
  const { say } = useLanguage();
  return (
    <fieldset className={styles.choice}>
      <legend>{say(texts.algorithms)}</legend>
      <Chip.Group
        multiple
        value={[...chosen]}
        onChange={(names) => onChoose(algorithms.map(({ name }) => name).filter((name) => names.includes(name)))}
      >
        {algorithms.map(({ name, title, description, notConfigured }) => (
          <Chip key={name} value={name} size="sm" variant="outline" title={say(notConfigured ?? description)}>
            {say(title)}
            {notConfigured === null ? "" : ` · ${say(texts.notConfigured)}`}
          </Chip>
        ))}
        {unavailable.map(({ name, reason }) => (
          <Chip key={name} value={name} size="sm" variant="outline" disabled title={say(reason)}>
            {name}
          </Chip>
        ))}
      </Chip.Group>
    </fieldset>
  );
}
