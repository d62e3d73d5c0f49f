import { Drawer } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import type { AgentName } from "#protocol";
import { useLanguage } from "../language/use-language.ts";
import { SessionList } from "./session-list.tsx";
import styles from "./session-side.module.css";

const texts = { title: { ko: "대화", en: "Conversations" } };

interface Props {
  readonly agent: AgentName;
  readonly shown: boolean;
  readonly onShown: (shown: boolean) => void;
}

/** The list of sessions: a column where there is room, a drawer where there is not. */
export function SessionSide({ agent, shown, onShown }: Props) {
  const { say } = useLanguage();
  const narrow = useMediaQuery(narrowScreen, undefined, { getInitialValueInEffect: false });
  if (narrow)
    return (
      <Drawer
        opened={shown}
        onClose={() => onShown(false)}
        title={say(texts.title)}
        size="82%"
        padding={0}
        classNames={{ header: styles.header }}
      >
        <SessionList agent={agent} onOpen={() => onShown(false)} />
      </Drawer>
    );
  return shown ? (
    <div className={styles.side}>
      <SessionList agent={agent} onOpen={() => {}} />
    </div>
  ) : null;
}

export const narrowScreen = "(max-width: 62em)";
