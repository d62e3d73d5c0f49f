import { Route, useParams } from "wouter";
import type { AgentResource } from "#protocol";
import { useAgents } from "../../api/agents.ts";
import { ViewerProvider } from "../../documents/viewer/viewer-context.tsx";
import { ViewerPane } from "../../documents/viewer/viewer-pane.tsx";
import { WithSessions } from "../../sessions/with-sessions.tsx";
import { Loaded } from "../../shell/loaded.tsx";
import { NotFoundPage } from "../../shell/not-found-page.tsx";
import { AgentSession } from "./agent-session.tsx";
import { NewAgentSession } from "./new-agent-session.tsx";

/** The page of an agent that brought none of its own: sessions and a conversation. */
export function AgentPage() {
  const { name = "" } = useParams<{ name: string }>();
  return (
    <Loaded query={useAgents()} isPage>
      {({ agents }) => {
        const agent = agents.find((one) => one.name === name);
        return agent === undefined ? <NotFoundPage /> : <OpenAgent key={name} agent={agent} />;
      }}
    </Loaded>
  );
}

function OpenAgent({ agent }: { agent: AgentResource }) {
  return (
    <ViewerProvider>
      <WithSessions agent={agent.name}>
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
