import { useResearchDocuments } from "../../api/research.ts";
import { useLanguage } from "../../language/use-language.ts";
import { EmptyState } from "../../shell/empty-state.tsx";
import { Loaded } from "../../shell/loaded.tsx";
import { ResearchDocumentView } from "./research-document-view.tsx";

const texts = {
  none: { ko: "아직 문서가 없습니다", en: "No documents yet" },
  words: {
    ko: "논문을 찾거나 묶으면 그 결과가 여기에 문서로 남습니다. 고치고, 차례를 바꾸고, 옛 판으로 돌아갈 수 있습니다.",
    en: "Searching or grouping papers leaves a document here. Edit it, reorder it, go back to an earlier version.",
  },
};

/** The research documents of a notebook, in the user's order. */
export function DocumentsPanel({ notebookId }: { notebookId: string }) {
  const { say } = useLanguage();
  const documents = useResearchDocuments(notebookId);
  return (
    <Loaded query={documents}>
      {(shown) => {
        if (shown.length === 0) return <EmptyState title={say(texts.none)}>{say(texts.words)}</EmptyState>;
        const ids = shown.map(({ documentId }) => documentId);
        return shown.map((document) => (
          <ResearchDocumentView key={document.documentId} document={document} order={ids} />
        ));
      }}
    </Loaded>
  );
}
