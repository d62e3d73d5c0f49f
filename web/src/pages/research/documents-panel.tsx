import { useEffect, useRef } from "react";
import type { ResearchDocument } from "#protocol";
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
      {(shown) =>
        shown.length === 0 ? (
          <EmptyState title={say(texts.none)}>{say(texts.words)}</EmptyState>
        ) : (
          <ShownDocuments documents={shown} />
        )
      }
    </Loaded>
  );
}

/** The documents one below the other. One that a turn has just written is scrolled to: it may stand far below the last. */
function ShownDocuments({ documents }: { documents: readonly ResearchDocument[] }) {
  const list = useRef<HTMLDivElement>(null);
  const ids = documents.map(({ documentId }) => documentId);
  const seen = useRef(new Set(ids));
  useEffect(() => {
    const added = ids.find((id) => !seen.current.has(id));
    seen.current = new Set(ids);
    if (added !== undefined)
      list.current?.querySelector(`[data-document="${CSS.escape(added)}"]`)?.scrollIntoView({ block: "start" });
  });
  return (
    <div ref={list}>
      {documents.map((document) => (
        <ResearchDocumentView key={document.documentId} document={document} order={ids} />
      ))}
    </div>
  );
}
