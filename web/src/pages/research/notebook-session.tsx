import { useCallback, useEffect, useState } from "react";
import { type Citation, type ClusterMap, type JihwiMessage, resultsOf, type SessionDetail } from "#protocol";
import { useAgent } from "../../api/agents.ts";
import { refreshNotebook } from "../../api/research.ts";
import { useSessions } from "../../api/sessions.ts";
import { Composer } from "../../conversation/composer.tsx";
import { MessageList } from "../../conversation/messages/message-list.tsx";
import { useConversation } from "../../conversation/messages/use-conversation.ts";
import { ViewerProvider } from "../../documents/viewer/viewer-context.tsx";
import { ViewerPane } from "../../documents/viewer/viewer-pane.tsx";
import { useLanguage } from "../../language/use-language.ts";
import { SessionGate } from "../../sessions/session-gate.tsx";
import { type Pane, SplitView } from "../../split-view/split-view.tsx";
import { useSplitView } from "../../split-view/use-split-view.ts";
import { DocumentsPanel } from "./documents-panel.tsx";
import { ExportMenu } from "./export-menu.tsx";
import { LibraryPanel } from "./library-panel.tsx";
import { EarlierMap, MapPanel } from "./map-panel.tsx";
import { MemoryPanel } from "./memory-panel.tsx";
import { PapersPanel } from "./papers-panel.tsx";
import { ProposalButtons } from "./proposal-buttons.tsx";
import { ResultNotes } from "./result-notes.tsx";

const texts = {
  notebook: { ko: "노트", en: "Notebook" },
  documents: { ko: "문서", en: "Documents" },
  papers: { ko: "논문", en: "Papers" },
  map: { ko: "지도", en: "Map" },
  memory: { ko: "기억", en: "Memory" },
  library: { ko: "내 서재", en: "My library" },
  placeholder: { ko: "이어서 물어보세요", en: "Go on asking" },
};

type PaneName = "documents" | "papers" | "map" | "memory" | "library";

interface Props {
  readonly id: string;
  readonly onToggleSessions: () => void;
}

export function NotebookSession({ id, onToggleSessions }: Props) {
  return (
    <SessionGate id={id}>
      {(session) => <OpenNotebook session={session} onToggleSessions={onToggleSessions} />}
    </SessionGate>
  );
}

function OpenNotebook({ session, onToggleSessions }: { session: SessionDetail; onToggleSessions: () => void }) {
  const { say } = useLanguage();
  const agent = useAgent("research");
  const state = useSplitView<PaneName>("documents");
  const conversation = useConversation("research", session, {});
  const title = useSessions("research", "").data?.find(({ id }) => id === session.id)?.title ?? session.title;
  const { messages, busy } = conversation;
  const results = messages.flatMap((message) => message.parts.filter((part) => part.type === "data-result")).length;
  // Each result of a turn is something that the panes show.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the number of results says that there is something new
  useEffect(() => {
    void refreshNotebook(session.id);
  }, [results, busy, session.id]);
  const [cited, setCited] = useState<Citation | null>(null);
  const { setPane, setReading } = state;
  const onCitation = useCallback(
    (citation: Citation, openDocument: (citation: Citation) => void) => {
      if (citation.documentId !== null) return openDocument(citation);
      // A copy, so that the same paper is gone to again when it is asked for again.
      setCited({ ...citation });
      setPane("papers");
      setReading(true);
    },
    [setPane, setReading],
  );
  const map = mapIn(messages);
  const onAsk = busy ? null : conversation.send;
  const mapView =
    map === null && conversation.hasEarlier ? (
      <EarlierMap notebookId={session.id} onAsk={onAsk} />
    ) : (
      <MapPanel map={map} notebookId={session.id} onAsk={onAsk} />
    );
  const panes: Pane<PaneName>[] = [
    { name: "documents", title: texts.documents, view: <DocumentsPanel notebookId={session.id} /> },
    { name: "papers", title: texts.papers, view: <PapersPanel notebookId={session.id} cited={cited} /> },
    { name: "map", title: texts.map, view: mapView },
    { name: "memory", title: texts.memory, view: <MemoryPanel notebookId={session.id} /> },
    { name: "library", title: texts.library, view: <LibraryPanel /> },
  ];
  return (
    <ViewerProvider onCitation={onCitation}>
      <SplitView
        title={title.trim() === "" ? say(texts.notebook) : title}
        subject={texts.notebook}
        panes={panes}
        state={state}
        onToggleSessions={onToggleSessions}
        tools={<ExportMenu notebookId={session.id} title={title} />}
      >
        <MessageList
          agent={agent}
          conversation={conversation}
          extra={(message, isLast) => (
            <>
              <ResultNotes message={message} />
              <ProposalButtons message={message} onChoose={isLast && !busy ? conversation.send : null} />
            </>
          )}
        />
        <Composer
          autoFocus
          session={session}
          placeholder={say(texts.placeholder)}
          busy={busy}
          onSend={conversation.send}
          onStop={conversation.stop}
        />
      </SplitView>
      <ViewerPane />
    </ViewerProvider>
  );
}

/** The last map of clusters that this conversation made. */
function mapIn(messages: readonly JihwiMessage[]): ClusterMap | null {
  return resultsOf(messages, "research", "cluster-map").at(-1) ?? null;
}
