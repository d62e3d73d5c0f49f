import { UnstyledButton } from "@mantine/core";
import { useState } from "react";
import { useLocation } from "wouter";
import { useContract } from "../../api/contracts.ts";
import { attachDocuments, createSession, refreshSessions } from "../../api/sessions.ts";
import { leaveFirstMessage } from "../../conversation/first-messages.ts";
import { useLanguage } from "../../language/use-language.ts";
import { ErrorNote } from "../../shell/error-note.tsx";
import { PageError } from "../../shell/page-error.tsx";
import { Waiting } from "../../shell/waiting.tsx";
import styles from "../chat/new-chat.module.css";
import { ContractComposer } from "./contract-composer.tsx";
import { ContractDesk } from "./contract-desk.tsx";

const texts = {
  greeting: { ko: "무엇을 확인할까요?", en: "What shall we check?" },
  words: {
    ko: "답은 이 계약서의 조항에서만 나옵니다. 읽은 조항에는 오른쪽 차례에 표시가 붙습니다.",
    en: "Answers come from this contract's articles and nothing else. What has been read is marked in the table of articles.",
  },
  examples: [
    { ko: "계약 기간은?", en: "How long does it run?" },
    { ko: "위약금은 얼마야?", en: "What is the penalty?" },
    { ko: "해지하려면 어떻게 해?", en: "How can it be terminated?" },
    { ko: "제1조 내용 알려줘", en: "What does Article 1 say?" },
  ],
};

interface Props {
  readonly documentId: string;
  readonly onToggleSessions: () => void;
}

const nothing: ReadonlySet<string> = new Set();

/** A contract before the first question. */
export function NewContract({ documentId, onToggleSessions }: Props) {
  const { say } = useLanguage();
  const [, navigate] = useLocation();
  const contract = useContract(documentId);
  const [standard, setStandard] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  if (contract.error !== null) return <PageError error={contract.error} onRetry={() => void contract.refetch()} />;
  if (contract.data === undefined) return <Waiting />;
  const begin = async (text: string) => {
    setBusy(true);
    setError(null);
    try {
      const session = await createSession("contract");
      await attachDocuments(session.id, [documentId, ...(standard === null ? [] : [standard])]);
      leaveFirstMessage(session.id, text);
      void refreshSessions();
      navigate(`/${session.id}`);
    } catch (thrown) {
      setError(thrown);
      setBusy(false);
    }
  };
  return (
    <ContractDesk
      contract={contract.data}
      title={contract.data.name}
      explored={nothing}
      standard={standard}
      onStandard={setStandard}
      onToggleSessions={onToggleSessions}
    >
      <div className={styles.start}>
        <h2>{say(texts.greeting)}</h2>
        <p>{say(texts.words)}</p>
        <div className={styles.examples}>
          {texts.examples.map((example) => (
            <UnstyledButton key={example.en} className={styles.example} onClick={() => void begin(say(example))}>
              {say(example)}
            </UnstyledButton>
          ))}
        </div>
        {error === null ? null : <ErrorNote error={error} />}
      </div>
      <ContractComposer busy={busy} onSend={(text) => void begin(text)} onStop={() => {}} />
    </ContractDesk>
  );
}
