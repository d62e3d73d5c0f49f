import { Suspense } from "react";
import { Route, Switch } from "wouter";
import { WithSessions } from "../../sessions/with-sessions.tsx";
import { lazily } from "../../shell/lazily.ts";
import { Waiting } from "../../shell/waiting.tsx";
import { NewNotebook } from "./new-notebook.tsx";

/** A notebook's panels come with the notebook: a new one is usable before them. */
const NotebookSession = lazily(() =>
  import("./notebook-session.tsx").then(({ NotebookSession }) => ({ default: NotebookSession })),
);

/** 연구: notebooks, each a conversation with the papers it found and the documents that were written from them. */
export function ResearchPage() {
  return (
    <WithSessions agent="research" overlay>
      {(onToggleSessions) => (
        <Suspense fallback={<Waiting />}>
          <Switch>
            <Route path="/">
              <NewNotebook onToggleSessions={onToggleSessions} />
            </Route>
            <Route path="/:id">
              {({ id }) => <NotebookSession key={id} id={id} onToggleSessions={onToggleSessions} />}
            </Route>
          </Switch>
        </Suspense>
      )}
    </WithSessions>
  );
}
