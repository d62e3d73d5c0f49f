import { Suspense } from "react";
import { Route, Switch } from "wouter";
import { WithSessions } from "../../sessions/with-sessions.tsx";
import { lazily } from "../../shell/lazily.ts";
import { Waiting } from "../../shell/waiting.tsx";
import { ContractPicker } from "./contract-picker.tsx";

/** A contract's panels come with the contract: the page to choose one is usable before them. */
const ContractSession = lazily(() =>
  import("./contract-session.tsx").then(({ ContractSession }) => ({ default: ContractSession })),
);
const NewContract = lazily(() => import("./new-contract.tsx").then(({ NewContract }) => ({ default: NewContract })));

const NewTable = lazily(() => import("./new-table.tsx").then(({ NewTable }) => ({ default: NewTable })));

/** 계약: choose a contract, ask about it, see which articles were read, compare it with another. */
export function ContractPage() {
  return (
    <WithSessions agent="contract" overlay>
      {(onToggleSessions) => (
        <Suspense fallback={<Waiting />}>
          <Switch>
            <Route path="/">
              <ContractPicker onToggleSessions={onToggleSessions} />
            </Route>
            <Route path="/side-by-side">
              <NewTable />
            </Route>
            <Route path="/of/:documentId">
              {({ documentId }) => (
                <NewContract key={documentId} documentId={documentId} onToggleSessions={onToggleSessions} />
              )}
            </Route>
            <Route path="/:id">
              {({ id }) => <ContractSession key={id} id={id} onToggleSessions={onToggleSessions} />}
            </Route>
          </Switch>
        </Suspense>
      )}
    </WithSessions>
  );
}
