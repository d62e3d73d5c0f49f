import { Button, Popover, Slider } from "@mantine/core";
import { IconRepeat } from "@tabler/icons-react";
import { useLanguage } from "../../language/use-language.ts";
import { iterationsPreference } from "../../preferences/preferences.ts";
import styles from "./iterations-choice.module.css";

const texts = {
  rounds: (most: number) => ({ ko: `도구 ${most}번까지`, en: `Up to ${most} tools` }),
  title: { ko: "도구를 몇 번까지 쓸까요?", en: "How many rounds of tools?" },
  words: {
    ko: "한 번 답할 때 도구를 이만큼까지만 씁니다. 다 쓰면 그때까지 찾은 것으로 답하고, 그렇게 적습니다.",
    en: "A turn uses tools at most this often. At the limit it answers from what it has, and says so.",
  },
};

/** The most rounds a turn may take, 1 to 10. */
export function IterationsChoice() {
  const { say } = useLanguage();
  const most = iterationsPreference.use();
  return (
    <Popover position="top-start" shadow="md" width={280} withinPortal trapFocus>
      <Popover.Target>
        <Button variant="subtle" color="gray" size="compact-sm" leftSection={<IconRepeat size={16} stroke={1.6} />}>
          {say(texts.rounds(most))}
        </Button>
      </Popover.Target>
      <Popover.Dropdown className={styles.choice}>
        <strong>{say(texts.title)}</strong>
        <p>{say(texts.words)}</p>
        <Slider
          thumbLabel={say(texts.title)}
          min={1}
          max={10}
          step={1}
          marks={[
            { value: 1, label: "1" },
            { value: 5, label: "5" },
            { value: 10, label: "10" },
          ]}
          value={most}
          onChange={iterationsPreference.set}
          mb="lg"
        />
      </Popover.Dropdown>
    </Popover>
  );
}
