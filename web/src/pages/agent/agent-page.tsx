import { Route, useParams } from "wouter";
import { useAgent } from "../../api/agents.ts";
import { ViewerProvider } from "../../documents/viewer/viewer-context.tsx";
import { ViewerPane } from "../../documents/viewer/viewer-pane.tsx";
import { WithSessions } from "../../sessions/with-sessions.tsx";
import { Waiting } from "../../shell/waiting.tsx";
import { AgentSession } from "./agent-session.tsx";
import { NewAgentSession } from "./new-agent-session.tsx";

/** The page of an agent that brought none of its own: sessions and a conversation. */
export function AgentPage() {
  const { name = "" } = useParams<{ name: string }>();
  const agent = useAgent(name);
  if (agent === null) return <Waiting />;
  return (
    <ViewerProvider>
      <WithSessions agent={name}>
        {(onToggleSessions) => (
          <>
            <Route path="/">
              <NewAgentSession agent={agent} onToggleSessions={onToggleSessions} />
            </Route>
            <Route path="/:id">
              {({ id }) => <AgentSession key={id} id={id} agent={agent} onToggleSessions={onToggleSessions} />}
            </Route>
            <ViewerPane />
          </>
        )}
      </WithSessions>
    </ViewerProvider>
  );
}
