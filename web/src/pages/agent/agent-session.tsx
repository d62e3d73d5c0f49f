import type { AgentResource, SessionDetail } from "#protocol";
import { Composer } from "../../conversation/composer.tsx";
import { MessageList } from "../../conversation/messages/message-list.tsx";
import { useConversation } from "../../conversation/messages/use-conversation.ts";
import { useLanguage } from "../../language/use-language.ts";
import { SessionGate } from "../../sessions/session-gate.tsx";
import { AgentFrame } from "./agent-frame.tsx";

const texts = { placeholder: { ko: "메시지를 적으세요", en: "Write a message" } };

interface Props {
  readonly id: string;
  readonly agent: AgentResource;
  readonly onToggleSessions: () => void;
}

export function AgentSession({ id, ...frame }: Props) {
  return <SessionGate id={id}>{(session) => <OpenSession session={session} {...frame} />}</SessionGate>;
}

function OpenSession({ session, agent, onToggleSessions }: Omit<Props, "id"> & { session: SessionDetail }) {
  const { say } = useLanguage();
  const conversation = useConversation(agent.name, session, {});
  const title = session.title.trim() === "" ? say(agent.title) : session.title;
  return (
    <AgentFrame title={title} onToggleSessions={onToggleSessions}>
      <MessageList agent={agent} conversation={conversation} />
      <Composer
        autoFocus
        placeholder={say(texts.placeholder)}
        busy={conversation.busy}
        onSend={conversation.send}
        onStop={conversation.stop}
      />
    </AgentFrame>
  );
}
