import { SegmentedControl, Tabs } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { type ReactNode, useState } from "react";
import { useLanguage } from "../../language/use-language.ts";
import { narrowScreen } from "../../sessions/narrow-screen.ts";
import { SessionsButton } from "../../sessions/sessions-button.tsx";
import { PageHeader } from "../../shell/page-header.tsx";
import columns from "../contract/contract-desk.module.css";
import styles from "./research-frame.module.css";

const texts = {
  look: { ko: "보기", en: "View" },
  conversation: { ko: "대화", en: "Conversation" },
  notebook: { ko: "노트", en: "Notebook" },
};

export interface Pane {
  readonly name: string;
  readonly title: string;
  readonly view: ReactNode;
}

interface Props {
  readonly title: string;
  readonly panes: readonly Pane[];
  readonly onToggleSessions: () => void;
  readonly tools?: ReactNode;
  readonly children: ReactNode;
}

/** The conversation at the left, the notebook's panes at the right; one of the two on a narrow screen. */
export function ResearchFrame({ title, panes, onToggleSessions, tools, children }: Props) {
  const { say } = useLanguage();
  const narrow = useMediaQuery(narrowScreen, undefined, { getInitialValueInEffect: false });
  const [pane, setPane] = useState(panes[0]?.name ?? "");
  const [reading, setReading] = useState(false);
  return (
    <div className={columns.page}>
      <PageHeader title={title} leading={<SessionsButton onToggle={onToggleSessions} />}>
        {narrow ? (
          <SegmentedControl
            size="xs"
            aria-label={say(texts.look)}
            value={reading ? "notebook" : "conversation"}
            onChange={(value) => setReading(value === "notebook")}
            data={[
              { value: "conversation", label: say(texts.conversation) },
              { value: "notebook", label: say(texts.notebook) },
            ]}
          />
        ) : null}
        {tools}
      </PageHeader>
      <div className={columns.columns}>
        <div className={columns.conversation} hidden={narrow && reading}>
          {children}
        </div>
        <Tabs
          className={columns.side}
          value={pane}
          onChange={(value) => setPane(value ?? pane)}
          hidden={narrow && !reading}
          keepMounted={false}
        >
          <Tabs.List className={columns.tabs}>
            {panes.map(({ name, title }) => (
              <Tabs.Tab key={name} value={name}>
                {title}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          {panes.map(({ name, view }) => (
            <Tabs.Panel key={name} value={name} className={styles.panel}>
              {view}
            </Tabs.Panel>
          ))}
        </Tabs>
      </div>
    </div>
  );
}
