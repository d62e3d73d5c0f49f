import { Button } from "@mantine/core";
import { Link } from "wouter";
import type { SessionDetail } from "#protocol";
import { useAgent } from "../../api/agents.ts";
import { MessageList } from "../../conversation/messages/message-list.tsx";
import { useConversation } from "../../conversation/messages/use-conversation.ts";
import { NoticeLine } from "../../conversation/notice-line.tsx";
import { ViewerProvider } from "../../documents/viewer/viewer-context.tsx";
import { ViewerPane } from "../../documents/viewer/viewer-pane.tsx";
import { useLanguage } from "../../language/use-language.ts";
import { SessionsButton } from "../../sessions/sessions-button.tsx";
import { PageHeader } from "../../shell/page-header.tsx";
import styles from "./closed-session.module.css";

const texts = {
  title: { ko: "지난 대화", en: "Earlier conversation" },
  gone: {
    ko: "이 대화의 계약서가 지워졌습니다. 답은 그대로 읽을 수 있습니다.",
    en: "The contract of this conversation was deleted. Its answers can still be read.",
  },
  choose: { ko: "다른 계약서 고르기", en: "Choose another contract" },
};

interface Props {
  readonly session: SessionDetail;
  readonly onToggleSessions: () => void;
}

/** A conversation about a contract that has been deleted: to be read, not to be gone on with. */
export function ClosedSession({ session, onToggleSessions }: Props) {
  const { say } = useLanguage();
  const conversation = useConversation("contract", session, {});
  const title = session.title.trim() === "" ? say(texts.title) : session.title;
  return (
    <ViewerProvider>
      <section className={styles.page} aria-label={title}>
        <PageHeader title={title} leading={<SessionsButton onToggle={onToggleSessions} />} />
        <MessageList agent={useAgent("contract")} conversation={conversation} isClosed />
        <footer className={styles.footer}>
          <NoticeLine notice={{ kind: "info", text: texts.gone }}>
            <Button component={Link} href="/" size="compact-sm" variant="default">
              {say(texts.choose)}
            </Button>
          </NoticeLine>
        </footer>
      </section>
      <ViewerPane />
    </ViewerProvider>
  );
}
