import { Suspense } from "react";
import { Route } from "wouter";
import { ViewerProvider } from "../../documents/viewer/viewer-context.tsx";
import { ViewerPane } from "../../documents/viewer/viewer-pane.tsx";
import { WithSessions } from "../../sessions/with-sessions.tsx";
import { lazily } from "../../shell/lazily.ts";
import { Waiting } from "../../shell/waiting.tsx";
import { NewChat } from "./new-chat.tsx";

/** The conversation comes with the first message: an empty chat is usable before it. */
const ChatSession = lazily(() => import("./chat-session.tsx").then(({ ChatSession }) => ({ default: ChatSession })));

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
              {({ id }) => (
                <Suspense fallback={<Waiting />}>
                  <ChatSession key={id} id={id} onToggleSessions={onToggleSessions} />
                </Suspense>
              )}
            </Route>
            <ViewerPane />
          </>
        )}
      </WithSessions>
    </ViewerProvider>
  );
}
