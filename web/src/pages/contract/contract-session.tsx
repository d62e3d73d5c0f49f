import { useState } from "react";
import { type ContractView, contractProgressSchema, type JihwiMessage, type SessionDetail } from "#protocol";
import { useAgent } from "../../api/agents.ts";
import { useContract } from "../../api/contracts.ts";
import { attachDocuments, useSession } from "../../api/sessions.ts";
import { MessageList } from "../../conversation/message-list.tsx";
import { useConversation } from "../../conversation/use-conversation.ts";
import { ErrorNote } from "../../shell/error-note.tsx";
import { PageError } from "../../shell/page-error.tsx";
import { Waiting } from "../../shell/waiting.tsx";
import { ContractComposer } from "./contract-composer.tsx";
import { ContractPicker } from "./contract-picker.tsx";
import { ContractSplitView } from "./contract-split-view.tsx";

interface Props {
  readonly id: string;
  readonly onToggleSessions: () => void;
}

/** A conversation about a contract: the session's first document; its second, if any, is the standard. */
export function ContractSession({ id, onToggleSessions }: Props) {
  const session = useSession(id);
  if (session.error !== null) return <PageError error={session.error} onRetry={() => void session.refetch()} />;
  if (session.data === undefined) return <Waiting />;
  const [documentId] = session.data.documents;
  if (documentId === undefined) return <ContractPicker onToggleSessions={onToggleSessions} />;
  return <WithContract session={session.data} documentId={documentId} onToggleSessions={onToggleSessions} />;
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
  if (contract.error !== null) return <PageError error={contract.error} onRetry={() => void contract.refetch()} />;
  if (contract.data === undefined) return <Waiting />;
  return <OpenSession session={session} contract={contract.data} onToggleSessions={onToggleSessions} />;
}

interface OpenProps {
  readonly session: SessionDetail;
  readonly contract: ContractView;
  readonly onToggleSessions: () => void;
}

function OpenSession({ session, contract, onToggleSessions }: OpenProps) {
  const agent = useAgent("contract");
  const [standard, setStandard] = useState(session.documents[1] ?? null);
  const [attachError, setAttachError] = useState<unknown>(null);
  const conversation = useConversation("contract", session, { contract: contract.documentId, standard });
  const choose = (next: string | null) => {
    setStandard(next);
    const documents = [contract.documentId, ...(next === null ? [] : [next])];
    attachDocuments(session.id, documents).then(() => setAttachError(null), setAttachError);
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
      {attachError === null ? null : <ErrorNote error={attachError} onRetry={() => choose(standard)} />}
      <ContractComposer busy={conversation.busy} onSend={conversation.send} onStop={conversation.stop} />
    </ContractSplitView>
  );
}

/** Every part that a turn of this conversation has read. */
function exploredIn(messages: readonly JihwiMessage[]): ReadonlySet<string> {
  const parts = messages.flatMap((message) => message.parts);
  return new Set(
    parts.flatMap((part) =>
      part.type === "data-result" && part.data.kind === "progress"
        ? (contractProgressSchema.safeParse(part.data.value).data?.explored ?? [])
        : [],
    ),
  );
}
