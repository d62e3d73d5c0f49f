import { useState } from "react";
import type { SessionDetail } from "#protocol";
import { useAgent } from "../../api/agents.ts";
import { useStillThere } from "../../api/collections.ts";
import { changeDocuments, useSessions } from "../../api/sessions.ts";
import { MessageList } from "../../conversation/messages/message-list.tsx";
import { useConversation } from "../../conversation/messages/use-conversation.ts";
import { useAttached } from "../../documents/use-attached.ts";
import { useSettled } from "../../documents/use-settled.ts";
import { useLanguage } from "../../language/use-language.ts";
import { iterationsPreference } from "../../preferences/preferences.ts";
import { SessionGate } from "../../sessions/session-gate.tsx";
import { ActionError } from "../../shell/action-error.tsx";
import { ChatComposer } from "./chat-composer.tsx";
import { ChatFrame } from "./chat-frame.tsx";
import { useSessionModel } from "./use-session-model.ts";

const texts = { untitled: { ko: "새 대화", en: "New conversation" } };

interface Props {
  readonly id: string;
  readonly onToggleSessions: () => void;
}

export function ChatSession({ id, onToggleSessions }: Props) {
  return (
    <SessionGate id={id}>
      {(session) => <OpenSession session={session} onToggleSessions={onToggleSessions} />}
    </SessionGate>
  );
}

function OpenSession({ session, onToggleSessions }: { session: SessionDetail; onToggleSessions: () => void }) {
  const { say } = useLanguage();
  const agent = useAgent("chat");
  const maxIterations = iterationsPreference.use();
  const attached = useAttached(session.documents, (change) => changeDocuments(session.id, change));
  const [chosen, setCollections] = useState(session.collections);
  const collections = useStillThere(chosen);
  const conversation = useConversation("chat", session, { documents: attached.ids, collections, maxIterations });
  const choice = useSessionModel(session);
  const settled = useSettled(attached, choice);
  const asking = {
    send: (text: string) => settled.ask((documents) => conversation.send(text, { documents })),
    edit: (messageId: string, text: string) =>
      settled.ask((documents) => conversation.edit(messageId, text, { documents })),
    again: (messageId: string) => settled.ask((documents) => conversation.again(messageId, { documents })),
  };
  const busy = conversation.busy || settled.waiting;
  // The list knows the title that is written after the first answer.
  const title = useSessions("chat", "").data?.find(({ id }) => id === session.id)?.title ?? session.title;
  return (
    <ChatFrame
      title={title.trim() === "" ? say(texts.untitled) : title}
      onToggleSessions={onToggleSessions}
      attached={attached}
    >
      {(openDocuments) => (
        <>
          <MessageList agent={agent} conversation={{ ...conversation, ...asking, busy }} />
          <ActionError action={attached.saving} />
          <ActionError action={choice.saving} />
          <ChatComposer
            busy={busy}
            session={session}
            attached={attached}
            onOpenDocuments={openDocuments}
            onSend={asking.send}
            onStop={settled.waiting ? settled.stop : conversation.stop}
            model={choice.model}
            onModel={choice.choose}
            collections={{ value: collections, onChoose: setCollections }}
          />
        </>
      )}
    </ChatFrame>
  );
}
