import { Route, Switch } from "wouter";
import { WithSessions } from "../../sessions/with-sessions.tsx";
import { ContractPicker } from "./contract-picker.tsx";
import { ContractSession } from "./contract-session.tsx";
import { NewContract } from "./new-contract.tsx";

/** 계약: choose a contract, ask about it, see which articles were read, compare it with another. */
export function ContractPage() {
  return (
    <WithSessions agent="contract" overlay>
      {(onToggleSessions) => (
        <Switch>
          <Route path="/">
            <ContractPicker onToggleSessions={onToggleSessions} />
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
      )}
    </WithSessions>
  );
}
