import { Route } from "wouter";
import { ViewerProvider } from "../../documents/viewer/viewer-context.tsx";
import { ViewerPane } from "../../documents/viewer/viewer-pane.tsx";
import { SessionSide } from "../../sessions/session-side.tsx";
import { useSessionsShown } from "../../sessions/use-sessions-shown.ts";
import styles from "./chat-page.module.css";
import { ChatSession } from "./chat-session.tsx";
import { NewChat } from "./new-chat.tsx";

/** 대화: sessions, a conversation, and the document that a citation opens. */
export function ChatPage() {
  const [shown, setShown] = useSessionsShown();
  const onToggleSessions = () => setShown(!shown);
  return (
    <ViewerProvider>
      <div className={styles.page}>
        <SessionSide agent="chat" shown={shown} onShown={setShown} />
        <div className={styles.conversation}>
          <Route path="/">
            <NewChat onToggleSessions={onToggleSessions} />
          </Route>
          <Route path="/:id">{({ id }) => <ChatSession key={id} id={id} onToggleSessions={onToggleSessions} />}</Route>
        </div>
        <ViewerPane />
      </div>
    </ViewerProvider>
  );
}
