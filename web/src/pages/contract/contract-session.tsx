import { type ContractView, type JihwiMessage, resultsOf, type SessionDetail } from "#protocol";
import { useAgent } from "../../api/agents.ts";
import { toApiError } from "../../api/api-error.ts";
import { useContract } from "../../api/contracts.ts";
import { stillThere, useDocument, useDocuments } from "../../api/documents.ts";
import { changeDocuments } from "../../api/sessions.ts";
import { useAction } from "../../api/use-action.ts";
import { MessageList } from "../../conversation/messages/message-list.tsx";
import { useConversation } from "../../conversation/messages/use-conversation.ts";
import { messagesOf } from "../../conversation/stored-messages.ts";
import { SessionGate } from "../../sessions/session-gate.tsx";
import { ActionError } from "../../shell/action-error.tsx";
import { Loaded } from "../../shell/loaded.tsx";
import { ClosedSession } from "./closed-session.tsx";
import { ContractComposer } from "./contract-composer.tsx";
import { ContractPicker } from "./contract-picker.tsx";
import { ContractSplitView } from "./contract-split-view.tsx";
import { ContractTable } from "./contract-table.tsx";

interface Props {
  readonly id: string;
  readonly onToggleSessions: () => void;
}

/** A conversation about a contract: the session's first document; its second, if any, is the standard. */
export function ContractSession({ id, onToggleSessions }: Props) {
  return (
    <SessionGate id={id}>
      {(session) => {
        if (session.table) return <ContractTable id={id} onToggleSessions={onToggleSessions} />;
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
  // It may be deleted while its conversation is open.
  const isDeleted = useDocument(documentId).data === null;
  if (isDeleted || (contract.error !== null && toApiError(contract.error).code === "not-found"))
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
  const others = session.documents.filter((id) => id !== contract.documentId);
  // Another tab may choose another one, or delete it.
  const standard = stillThere(others, useDocuments().data)[0] ?? null;
  const attach = useAction((next: string | null) =>
    changeDocuments(session.id, {
      add: [contract.documentId, ...(next === null ? [] : [next])],
      remove: others.filter((id) => id !== next),
    }),
  );
  const conversation = useConversation("contract", session, { contract: contract.documentId, standard });
  return (
    <ContractSplitView
      contract={contract}
      explored={exploredIn(conversation.messages)}
      hasEarlier={conversation.hasEarlier}
      standard={standard}
      onStandard={attach.run}
      onToggleSessions={onToggleSessions}
    >
      <MessageList agent={agent} conversation={conversation} />
      <ActionError action={attach} />
      <ContractComposer
        session={session}
        busy={conversation.busy}
        onSend={conversation.send}
        onStop={conversation.stop}
      />
    </ContractSplitView>
  );
}

/** Every part that a turn of this conversation has read. */
function exploredIn(messages: readonly JihwiMessage[]): ReadonlySet<string> {
  return new Set(resultsOf(messages, "contract", "progress").flatMap(({ explored }) => explored));
}
