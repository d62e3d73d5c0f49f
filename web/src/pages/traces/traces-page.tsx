import { Route, Switch } from "wouter";
import { TraceList } from "./trace-list.tsx";
import { TraceView } from "./trace-view.tsx";

/** 기록: every turn, and each one opened up. */
export function TracesPage() {
  return (
    <Switch>
      <Route path="/:id">{({ id }) => <TraceView key={id} id={id} />}</Route>
      <Route>
        <TraceList />
      </Route>
    </Switch>
  );
}
