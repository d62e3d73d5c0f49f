import { useState } from "react";
import { type ContractView, type JihwiMessage, resultsOf, type SessionDetail } from "#protocol";
import { useAgent } from "../../api/agents.ts";
import { toApiError } from "../../api/api-error.ts";
import { useContract } from "../../api/contracts.ts";
import { attachDocuments } from "../../api/sessions.ts";
import { useAction } from "../../api/use-action.ts";
import { MessageList } from "../../conversation/message-list.tsx";
import { messagesOf } from "../../conversation/stored-messages.ts";
import { useConversation } from "../../conversation/use-conversation.ts";
import { SessionGate } from "../../sessions/session-gate.tsx";
import { ActionError } from "../../shell/action-error.tsx";
import { Loaded } from "../../shell/loaded.tsx";
import { ClosedSession } from "./closed-session.tsx";
import { ContractComposer } from "./contract-composer.tsx";
import { ContractPicker } from "./contract-picker.tsx";
import { ContractSplitView } from "./contract-split-view.tsx";

interface Props {
  readonly id: string;
  readonly onToggleSessions: () => void;
}

/** A conversation about a contract: the session's first document; its second, if any, is the standard. */
export function ContractSession({ id, onToggleSessions }: Props) {
  return (
    <SessionGate id={id}>
      {(session) => {
        const documentId = contractOf(session);
        if (documentId !== null)
          return <WithContract session={session} documentId={documentId} onToggleSessions={onToggleSessions} />;
        if (session.messages.length === 0) return <ContractPicker onToggleSessions={onToggleSessions} />;
        return <ClosedSession session={session} onToggleSessions={onToggleSessions} />;
      }}
    </SessionGate>
  );
}

/**
 * The contract of a conversation, which may be gone; null when nobody can tell. The one that was cited is it where another is
 * attached: the standard that it was compared with must not take its place.
 */
function contractOf({ documents: [first], messages }: SessionDetail): string | null {
  const cited = messagesOf(messages)
    .flatMap(({ parts }) => parts.flatMap((part) => (part.type === "data-citations" ? part.data.citations : [])))
    .flatMap(({ documentId }) => documentId ?? []);
  return cited.length === 0 || (first !== undefined && cited.includes(first))
    ? (first ?? null)
    : (cited.at(-1) ?? null);
}

function WithContract({
  session,
  documentId,
  onToggleSessions,
}: {
  session: SessionDetail;
  documentId: string;
  onToggleSessions: () => void;
}) {
  const contract = useContract(documentId);
  if (contract.error !== null && toApiError(contract.error).code === "not-found")
    return <ClosedSession session={session} onToggleSessions={onToggleSessions} />;
  return (
    <Loaded query={contract} isPage>
      {(read) => <OpenSession session={session} contract={read} onToggleSessions={onToggleSessions} />}
    </Loaded>
  );
}

interface OpenProps {
  readonly session: SessionDetail;
  readonly contract: ContractView;
  readonly onToggleSessions: () => void;
}

function OpenSession({ session, contract, onToggleSessions }: OpenProps) {
  const agent = useAgent("contract");
  const [standard, setStandard] = useState(session.documents[1] ?? null);
  const attach = useAction((documents: readonly string[]) => attachDocuments(session.id, documents));
  const conversation = useConversation("contract", session, { contract: contract.documentId, standard });
  const choose = (next: string | null) => {
    setStandard(next);
    attach.run([contract.documentId, ...(next === null ? [] : [next])]);
  };
  return (
    <ContractSplitView
      contract={contract}
      explored={exploredIn(conversation.messages)}
      standard={standard}
      onStandard={choose}
      onToggleSessions={onToggleSessions}
    >
      <MessageList agent={agent} conversation={conversation} />
      hasEarlier={conversation.hasEarlier}
      <ActionError action={attach} />
      <ContractComposer busy={conversation.busy} onSend={conversation.send} onStop={conversation.stop} />
    </ContractSplitView>
  );
}

/** Every part that a turn of this conversation has read. */
function exploredIn(messages: readonly JihwiMessage[]): ReadonlySet<string> {
  return new Set(resultsOf(messages, "contract", "progress").flatMap(({ explored }) => explored));
}
