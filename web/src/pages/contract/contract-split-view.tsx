import { ActionIcon } from "@mantine/core";
import { IconFileText } from "@tabler/icons-react";
import { type ReactNode, useCallback, useState } from "react";
import type { Citation, ContractView } from "#protocol";
import { useViewer, ViewerProvider } from "../../documents/viewer/viewer-context.tsx";
import { ViewerPane } from "../../documents/viewer/viewer-pane.tsx";
import { useLanguage } from "../../language/use-language.ts";
import { type Pane, SplitView } from "../../split-view/split-view.tsx";
import { useSplitView } from "../../split-view/use-split-view.ts";
import { Articles, type Passage } from "./articles.tsx";
import { Comparison } from "./comparison.tsx";
import { FactList } from "./fact-list.tsx";
import { Review } from "./review.tsx";

const texts = {
  articles: { ko: "조항", en: "Articles" },
  review: { ko: "검토", en: "Review" },
  facts: { ko: "날짜와 금액", en: "Dates and amounts" },
  comparison: { ko: "비교", en: "Compare" },
  contract: { ko: "계약서", en: "Contract" },
  original: { ko: "원본 보기", en: "Show the original" },
};

interface Props {
  readonly contract: ContractView;
  readonly explored: ReadonlySet<string>;
  /** Whether earlier messages, which are not there yet, may have read more. */
  readonly hasEarlier: boolean;
  readonly standard: string | null;
  readonly onStandard: (documentId: string | null) => void;
  readonly onToggleSessions: () => void;
  readonly children: ReactNode;
}

/** A conversation beside the contract it is about: articles, dates and amounts, comparison. */
export function ContractSplitView(props: Props) {
  const { contract, explored, hasEarlier, standard, onStandard, onToggleSessions, children } = props;
  const state = useSplitView<"articles" | "review" | "facts" | "comparison">("articles");
  const [passage, setPassage] = useState<Passage | null>(null);
  const { setPane, setReading } = state;
  const show = useCallback(
    (next: Passage) => {
      // A copy, so that the same words are looked up again when they are asked for again.
      setPassage({ ...next });
      setPane("articles");
      setReading(true);
    },
    [setPane, setReading],
  );
  const onCitation = useCallback(
    ({ start, end, quote }: Citation) => {
      if (start !== null && end !== null) show({ start, end, quote });
    },
    [show],
  );
  const panes: Pane<typeof state.pane>[] = [
    {
      name: "articles",
      title: texts.articles,
      view: <Articles contract={contract} explored={explored} hasEarlier={hasEarlier} passage={passage} />,
      flush: true,
    },
    { name: "review", title: texts.review, view: <Review contract={contract} onShow={show} /> },
    { name: "facts", title: texts.facts, view: <FactList contract={contract} onShow={show} /> },
    {
      name: "comparison",
      title: texts.comparison,
      view: <Comparison documentId={contract.documentId} standard={standard} onStandard={onStandard} />,
    },
  ];
  return (
    <ViewerProvider onCitation={onCitation}>
      <SplitView
        title={contract.name}
        subject={texts.contract}
        panes={panes}
        state={state}
        onToggleSessions={onToggleSessions}
        tools={<OriginalButton contract={contract} />}
      >
        {children}
      </SplitView>
      <ViewerPane />
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
