import type { AgentResource, SessionDetail } from "#protocol";
import { useSession } from "../../api/sessions.ts";
import { Composer } from "../../conversation/composer.tsx";
import { MessageList } from "../../conversation/message-list.tsx";
import { useConversation } from "../../conversation/use-conversation.ts";
import { useLanguage } from "../../language/use-language.ts";
import { PageError } from "../../shell/page-error.tsx";
import { Waiting } from "../../shell/waiting.tsx";
import { AgentFrame } from "./agent-frame.tsx";

const texts = { placeholder: { ko: "메시지를 적으세요", en: "Write a message" } };

interface Props {
  readonly id: string;
  readonly agent: AgentResource;
  readonly onToggleSessions: () => void;
}

export function AgentSession({ id, ...frame }: Props) {
  const session = useSession(id);
  if (session.error !== null) return <PageError error={session.error} onRetry={() => void session.refetch()} />;
  if (session.data === undefined) return <Waiting />;
  return <OpenSession session={session.data} {...frame} />;
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
