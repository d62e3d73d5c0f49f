import { Drawer } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import type { AgentName } from "#protocol";
import { useLanguage } from "../language/use-language.ts";
import { unlessCovered } from "../shell/unless-covered.ts";
import { narrowScreen } from "./narrow-screen.ts";
import { SessionList } from "./session-list.tsx";
import styles from "./session-side.module.css";

const texts = { title: { ko: "대화", en: "Conversations" } };

interface Props {
  readonly agent: AgentName;
  readonly shown: boolean;
  readonly onShown: (shown: boolean) => void;
  readonly overlay: boolean;
}

/** The list of sessions: a column where there is room, a drawer where there is not. */
export function SessionSide({ agent, shown, onShown, overlay }: Props) {
  const { say } = useLanguage();
  const narrow = useMediaQuery(narrowScreen, undefined, { getInitialValueInEffect: false });
  if (narrow || overlay)
    return (
      <Drawer
        opened={shown}
        onClose={unlessCovered(() => onShown(false))}
        title={say(texts.title)}
        size="min(82%, 340px)"
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
