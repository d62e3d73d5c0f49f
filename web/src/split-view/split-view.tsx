import { SegmentedControl, Tabs } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import type { ReactNode } from "react";
import type { Localized } from "#protocol";
import { useLanguage } from "../language/use-language.ts";
import { narrowScreen } from "../sessions/narrow-screen.ts";
import { SessionsButton } from "../sessions/sessions-button.tsx";
import { PageHeader } from "../shell/page-header.tsx";
import { useBackCloses } from "../shell/use-back-closes.ts";
import styles from "./split-view.module.css";
import type { SplitViewState } from "./use-split-view.ts";

const texts = {
  look: { ko: "보기", en: "View" },
  conversation: { ko: "대화", en: "Chat" },
};

export interface Pane<Name extends string> {
  readonly name: Name;
  readonly title: Localized;
  readonly view: ReactNode;
  /** Fills the pane to its edges and scrolls by itself. */
  readonly flush?: boolean;
}

interface Props<Name extends string> {
  readonly title: string;
  /** What stands beside the conversation, such as the contract. */
  readonly subject: Localized;
  readonly panes: readonly Pane<Name>[];
  readonly state: SplitViewState<Name>;
  readonly onToggleSessions: () => void;
  readonly tools?: ReactNode;
  readonly children: ReactNode;
}

/** A conversation at the left and what it is about at the right; one of the two on a narrow screen. */
export function SplitView<Name extends string>(props: Props<Name>) {
  const { title, subject, panes, state, onToggleSessions, tools, children } = props;
  const { say } = useLanguage();
  const narrow = useMediaQuery(narrowScreen, undefined, { getInitialValueInEffect: false });
  useBackCloses(state.reading, () => state.setReading(false));
  const open = (name: string | null) => {
    const pane = panes.find((one) => one.name === name);
    if (pane !== undefined) state.setPane(pane.name);
  };
  return (
    <div className={styles.page}>
      <PageHeader title={title} leading={<SessionsButton onToggle={onToggleSessions} />}>
        {narrow ? (
          <SegmentedControl
            size="xs"
            aria-label={say(texts.look)}
            value={state.reading ? "subject" : "conversation"}
            onChange={(value) => state.setReading(value === "subject")}
            data={[
              { value: "conversation", label: say(texts.conversation) },
              { value: "subject", label: say(subject) },
            ]}
          />
        ) : null}
        {tools}
      </PageHeader>
      <div className={styles.columns}>
        <div className={styles.conversation} hidden={narrow && state.reading}>
          {children}
        </div>
        <Tabs
          className={styles.side}
          value={state.pane}
          onChange={open}
          hidden={narrow && !state.reading}
          keepMounted={false}
        >
          <Tabs.List className={styles.tabs}>
            {panes.map(({ name, title }) => (
              <Tabs.Tab key={name} value={name}>
                {say(title)}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          {panes.map(({ name, view, flush = false }) => (
            <Tabs.Panel key={name} value={name} className={styles.panel} data-flush={flush}>
              {view}
            </Tabs.Panel>
          ))}
        </Tabs>
      </div>
    </div>
  );
}
