import { useState } from "react";
import { StartScreen } from "../../conversation/start-screen.tsx";
import { useBegin } from "../../conversation/use-begin.ts";
import { useLanguage } from "../../language/use-language.ts";
import { ChatComposer } from "./chat-composer.tsx";
import { ChatFrame } from "./chat-frame.tsx";

const texts = {
  title: { ko: "새 대화", en: "New conversation" },
  greeting: { ko: "무엇을 알아볼까요?", en: "What shall we look into?" },
  words: {
    ko: "문서를 넣고 물어보면 쪽과 문장까지 짚어 답합니다. 그냥 물어봐도 됩니다.",
    en: "Add documents and answers point to the very page and words. Or just ask.",
  },
  examples: [
    { ko: "지금 몇 시야?", en: "What time is it now?" },
    { ko: "다음 주 화요일은 며칠이야?", en: "What date is next Tuesday?" },
    { ko: "문서에서 계약 기간 찾아줘", en: "Find the contract period in the documents" },
    { ko: "두 문서의 차이를 비교해줘", en: "Compare the two documents" },
  ],
};

/** The beginning: a session is made when the first message is sent. */
export function NewChat({ onToggleSessions }: { onToggleSessions: () => void }) {
  const { say } = useLanguage();
  const [attached, setAttached] = useState<readonly string[]>([]);
  const { begin, busy, error } = useBegin("chat");
  const send = (text: string) => begin(text, attached);
  return (
    <ChatFrame title={say(texts.title)} onToggleSessions={onToggleSessions} attached={attached} onAttach={setAttached}>
      {(openDocuments) => (
        <>
          <StartScreen {...texts} onChoose={send} error={error} />
          <ChatComposer
            busy={busy}
            attached={attached}
            onAttach={setAttached}
            onOpenDocuments={openDocuments}
            onSend={send}
            onStop={() => {}}
          />
        </>
      )}
    </ChatFrame>
  );
}
