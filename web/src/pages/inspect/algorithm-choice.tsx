import { Anchor, Chip } from "@mantine/core";
import { Link } from "wouter";
import type { AlgorithmsAnswer, AlgorithmView } from "#protocol";
import { useLanguage } from "../../language/use-language.ts";
import styles from "./algorithm-choice.module.css";

const texts = {
  algorithms: { ko: "무엇을 볼까요?", en: "What shall be checked?" },
  make: { ko: "내 검사 만들기", en: "Make a check of your own" },
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
        {unavailable.map(({ name, title, reason }) => (
          <Chip key={name} value={name} size="sm" variant="outline" disabled title={say(reason)}>
            {say(title)}
          </Chip>
        ))}
      </Chip.Group>
      <Anchor component={Link} href="/criteria" size="sm" className={styles.make}>
        {say(texts.make)}
      </Anchor>
    </fieldset>
  );
}
