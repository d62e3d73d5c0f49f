import { useState } from "react";
import { useContract } from "../../api/contracts.ts";
import { stillThere, useDocuments } from "../../api/documents.ts";
import { StartScreen } from "../../conversation/start-screen.tsx";
import { useBegin } from "../../conversation/use-begin.ts";
import { Loaded } from "../../shell/loaded.tsx";
import { ContractComposer } from "./contract-composer.tsx";
import { ContractSplitView } from "./contract-split-view.tsx";

const texts = {
  greeting: { ko: "무엇을 확인할까요?", en: "What shall we check?" },
  words: {
    ko: "답은 이 계약서의 조항에서만 나옵니다. 읽은 조항은 차례에 표시됩니다.",
    en: "Answers come from this contract's articles and nothing else. What has been read is marked in the table of articles.",
  },
  examples: [
    { ko: "계약 기간은?", en: "How long does it run?" },
    { ko: "위약금은 얼마야?", en: "What is the penalty?" },
    { ko: "해지하려면 어떻게 해?", en: "How can the agreement be terminated?" },
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
  const contract = useContract(documentId);
  const [chosen, setStandard] = useState<string | null>(null);
  // It may be deleted before anything is asked.
  const standard = stillThere(chosen === null ? [] : [chosen], useDocuments().data)[0] ?? null;
  const { begin, busy, error } = useBegin("contract");
  const send = (text: string) => begin(text, [documentId, ...(standard === null ? [] : [standard])]);
  return (
    <Loaded query={contract} isPage>
      {(read) => (
        <ContractSplitView
          contract={read}
          explored={nothing}
          hasEarlier={false}
          standard={standard}
          onStandard={setStandard}
          onToggleSessions={onToggleSessions}
        >
          <StartScreen {...texts} onChoose={send} busy={busy} error={error} />
          <ContractComposer busy={busy} onSend={send} onStop={() => {}} />
        </ContractSplitView>
      )}
    </Loaded>
  );
}
