import { Route, Switch } from "wouter";
import { CompareView } from "./compare-view.tsx";
import { SumsView } from "./sums-view.tsx";
import { TraceList } from "./trace-list.tsx";
import { TraceView } from "./trace-view.tsx";

/** 기록: every turn, each one opened up, two of them side by side, and what they took together. */
export function TracesPage() {
  return (
    <Switch>
      <Route path="/sums">
        <SumsView />
      </Route>
      <Route path="/:id/with/:other">
        {({ id, other }) => <CompareView key={`${id} ${other}`} id={id} other={other} />}
      </Route>
      <Route path="/:id">{({ id }) => <TraceView key={id} id={id} />}</Route>
      <Route>
        <TraceList />
      </Route>
    </Switch>
  );
}
