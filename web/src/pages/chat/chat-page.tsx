import { Route } from "wouter";
import { ViewerProvider } from "../../documents/viewer/viewer-context.tsx";
import { ViewerPane } from "../../documents/viewer/viewer-pane.tsx";
import { WithSessions } from "../../sessions/with-sessions.tsx";
import { ChatSession } from "./chat-session.tsx";
import { NewChat } from "./new-chat.tsx";

/** 대화: sessions, a conversation, and the document that a citation opens. */
export function ChatPage() {
  return (
    <ViewerProvider>
      <WithSessions agent="chat">
        {(onToggleSessions) => (
          <>
            <Route path="/">
              <NewChat onToggleSessions={onToggleSessions} />
            </Route>
            <Route path="/:id">
              {({ id }) => <ChatSession key={id} id={id} onToggleSessions={onToggleSessions} />}
            </Route>
            <ViewerPane />
          </>
        )}
      </WithSessions>
    </ViewerProvider>
  );
}
