import { useState } from "react";
import type { SessionDetail } from "#protocol";
import { useAgent } from "../../api/agents.ts";
import { attachDocuments, useSession, useSessions } from "../../api/sessions.ts";
import { MessageList } from "../../conversation/message-list.tsx";
import { useConversation } from "../../conversation/use-conversation.ts";
import { useLanguage } from "../../language/use-language.ts";
import { iterationsPreference } from "../../preferences/preferences.ts";
import { ErrorNote } from "../../shell/error-note.tsx";
import { PageError } from "../../shell/page-error.tsx";
import { Waiting } from "../../shell/waiting.tsx";
import { ChatComposer } from "./chat-composer.tsx";
import { ChatFrame } from "./chat-frame.tsx";

const texts = { untitled: { ko: "새 대화", en: "New conversation" } };

interface Props {
  readonly id: string;
  readonly onToggleSessions: () => void;
}

export function ChatSession({ id, onToggleSessions }: Props) {
  const session = useSession(id);
  if (session.error !== null) return <PageError error={session.error} onRetry={() => void session.refetch()} />;
  if (session.data === undefined) return <Waiting />;
  return <OpenSession session={session.data} onToggleSessions={onToggleSessions} />;
}

function OpenSession({ session, onToggleSessions }: { session: SessionDetail; onToggleSessions: () => void }) {
  const { say } = useLanguage();
  const agent = useAgent("chat");
  const maxIterations = iterationsPreference.use();
  const [attached, setAttached] = useState<readonly string[]>(session.documents);
  const [attachError, setAttachError] = useState<unknown>(null);
  const conversation = useConversation("chat", session, { documents: attached, maxIterations });
  // The list knows the title that is written after the first answer.
  const title = useSessions("chat", "").data?.find(({ id }) => id === session.id)?.title ?? session.title;
  const attach = (documents: readonly string[]) => {
    setAttached(documents);
    attachDocuments(session.id, documents).then(() => setAttachError(null), setAttachError);
  };
  return (
    <ChatFrame
      title={title.trim() === "" ? say(texts.untitled) : title}
      onToggleSessions={onToggleSessions}
      attached={attached}
      onAttach={attach}
    >
      {(openDocuments) => (
        <>
          <MessageList agent={agent} conversation={conversation} />
          {attachError === null ? null : <ErrorNote error={attachError} onRetry={() => attach(attached)} />}
          <ChatComposer
            busy={conversation.busy}
            attached={attached}
            onAttach={attach}
            onOpenDocuments={openDocuments}
            onSend={conversation.send}
            onStop={conversation.stop}
          />
        </>
      )}
    </ChatFrame>
  );
}
