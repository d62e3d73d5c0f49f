import { ActionIcon, SegmentedControl, Tabs } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { IconFileText } from "@tabler/icons-react";
import type { ReactNode } from "react";
import type { ContractView } from "#protocol";
import { useViewer, ViewerProvider } from "../../documents/viewer/viewer-context.tsx";
import { ViewerPane } from "../../documents/viewer/viewer-pane.tsx";
import { useLanguage } from "../../language/use-language.ts";
import { narrowScreen } from "../../sessions/narrow-screen.ts";
import { SessionsButton } from "../../sessions/sessions-button.tsx";
import { PageHeader } from "../../shell/page-header.tsx";
import { Articles } from "./articles.tsx";
import { Comparison } from "./comparison.tsx";
import styles from "./contract-desk.module.css";
import { FactList } from "./fact-list.tsx";
import { type DeskPane, useContractDesk } from "./use-contract-desk.ts";

const texts = {
  articles: { ko: "조항", en: "Articles" },
  facts: { ko: "날짜와 금액", en: "Dates and amounts" },
  comparison: { ko: "비교", en: "Compare" },
  conversation: { ko: "대화", en: "Conversation" },
  contract: { ko: "계약서", en: "Contract" },
  original: { ko: "원본 보기", en: "Show the original" },
  look: { ko: "보기", en: "View" },
};

interface Props {
  readonly contract: ContractView;
  readonly title: string;
  readonly explored: ReadonlySet<string>;
  readonly standard: string | null;
  readonly onStandard: (documentId: string | null) => void;
  readonly onToggleSessions: () => void;
  readonly children: ReactNode;
}

/** A conversation beside the contract it is about: articles, dates and amounts, comparison. */
export function ContractDesk({ contract, title, explored, standard, onStandard, onToggleSessions, children }: Props) {
  const { say } = useLanguage();
  const narrow = useMediaQuery(narrowScreen, undefined, { getInitialValueInEffect: false });
  const { pane, setPane, passage, show, onCitation, reading, setReading } = useContractDesk();
  return (
    <ViewerProvider onCitation={onCitation}>
      <div className={styles.page}>
        <PageHeader title={title} leading={<SessionsButton onToggle={onToggleSessions} />}>
          {narrow ? (
            <SegmentedControl
              size="xs"
              aria-label={say(texts.look)}
              value={reading ? "contract" : "conversation"}
              onChange={(value) => setReading(value === "contract")}
              data={[
                { value: "conversation", label: say(texts.conversation) },
                { value: "contract", label: say(texts.contract) },
              ]}
            />
          ) : null}
          <OriginalButton contract={contract} />
        </PageHeader>
        <div className={styles.columns}>
          <div className={styles.conversation} hidden={narrow && reading}>
            {children}
          </div>
          <Tabs
            className={styles.side}
            value={pane}
            onChange={(value) => setPane((value ?? "articles") as DeskPane)}
            hidden={narrow && !reading}
            keepMounted={false}
          >
            <Tabs.List className={styles.tabs}>
              <Tabs.Tab value="articles">{say(texts.articles)}</Tabs.Tab>
              <Tabs.Tab value="facts">{say(texts.facts)}</Tabs.Tab>
              <Tabs.Tab value="comparison">{say(texts.comparison)}</Tabs.Tab>
            </Tabs.List>
            <Tabs.Panel value="articles" className={styles.panel}>
              <Articles contract={contract} explored={explored} passage={passage} />
            </Tabs.Panel>
            <Tabs.Panel value="facts" className={styles.panel}>
              <FactList facts={contract.facts} onShow={show} />
            </Tabs.Panel>
            <Tabs.Panel value="comparison" className={styles.panel}>
              <Comparison documentId={contract.documentId} standard={standard} onStandard={onStandard} />
            </Tabs.Panel>
          </Tabs>
          <ViewerPane />
        </div>
      </div>
    </ViewerProvider>
  );
}

function OriginalButton({ contract }: { contract: ContractView }) {
  const { say } = useLanguage();
  const { open } = useViewer();
  const { documentId, name } = contract;
  return (
    <ActionIcon
      aria-label={say(texts.original)}
      title={say(texts.original)}
      onClick={() => open({ documentId, name, page: 1, quote: null, span: null })}
    >
      <IconFileText size={20} stroke={1.6} />
    </ActionIcon>
  );
}
