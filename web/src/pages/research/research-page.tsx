import { Route, Switch } from "wouter";
import { ViewerProvider } from "../../documents/viewer/viewer-context.tsx";
import { WithSessions } from "../../sessions/with-sessions.tsx";
import { NewNotebook } from "./new-notebook.tsx";
import { NotebookSession } from "./notebook-session.tsx";

/** 연구: notebooks, each a conversation with the papers it found and the documents that were written from them. */
export function ResearchPage() {
  return (
    <ViewerProvider>
      <WithSessions agent="research" overlay>
        {(onToggleSessions) => (
          <Switch>
            <Route path="/">
              <NewNotebook onToggleSessions={onToggleSessions} />
            </Route>
            <Route path="/:id">
              {({ id }) => <NotebookSession key={id} id={id} onToggleSessions={onToggleSessions} />}
            </Route>
          </Switch>
        )}
      </WithSessions>
    </ViewerProvider>
  );
}
