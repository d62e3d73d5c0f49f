import { ActionIcon } from "@mantine/core";
import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import { useLanguage } from "../../language/use-language.ts";
import styles from "./version-switch.module.css";

const texts = {
  versions: { ko: "다른 판", en: "Versions" },
  previous: { ko: "앞의 판 보기", en: "Show the version before" },
  next: { ko: "다음 판 보기", en: "Show the next version" },
};

export interface Versions {
  readonly ids: readonly string[];
  readonly shown: string;
  /** Null while an answer is being written. */
  readonly onShow: ((messageId: string) => void) | null;
}

/** "2/3" on a question that was edited or an answer that was made again: earlier versions stay, with what followed them. */
export function VersionSwitch({ versions: { ids, shown, onShow } }: { versions: Versions }) {
  const { say } = useLanguage();
  const at = ids.indexOf(shown);
  if (ids.length < 2 || at < 0) return null;
  const step = (to: number, label: string, Icon: typeof IconChevronLeft) => {
    const id = ids[to];
    return (
      <ActionIcon
        size={24}
        aria-label={label}
        disabled={id === undefined || onShow === null}
        onClick={() => id === undefined || onShow?.(id)}
      >
        <Icon size={15} />
      </ActionIcon>
    );
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be announced as a form
    <span className={styles.versions} role="group" aria-label={say(texts.versions)}>
      {step(at - 1, say(texts.previous), IconChevronLeft)}
      <span>
        {at + 1}/{ids.length}
      </span>
      {step(at + 1, say(texts.next), IconChevronRight)}
    </span>
  );
}
