import { UnstyledButton } from "@mantine/core";
import { useState } from "react";
import { useLocation } from "wouter";
import { attachDocuments, createSession, refreshSessions } from "../../api/sessions.ts";
import { leaveFirstMessage } from "../../conversation/first-messages.ts";
import { useLanguage } from "../../language/use-language.ts";
import { ErrorNote } from "../../shell/error-note.tsx";
import { ChatComposer } from "./chat-composer.tsx";
import { ChatFrame } from "./chat-frame.tsx";
import styles from "./new-chat.module.css";

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
  const [, navigate] = useLocation();
  const [attached, setAttached] = useState<readonly string[]>([]);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const begin = async (text: string) => {
    setBusy(true);
    setError(null);
    try {
      const session = await createSession("chat");
      if (attached.length > 0) await attachDocuments(session.id, attached);
      leaveFirstMessage(session.id, text);
      void refreshSessions();
      navigate(`/${session.id}`);
    } catch (thrown) {
      setError(thrown);
      setBusy(false);
    }
  };
  return (
    <ChatFrame title={say(texts.title)} onToggleSessions={onToggleSessions} attached={attached} onAttach={setAttached}>
      {(openDocuments) => (
        <>
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
          <ChatComposer
            busy={busy}
            attached={attached}
            onAttach={setAttached}
            onOpenDocuments={openDocuments}
            onSend={(text) => void begin(text)}
            onStop={() => {}}
          />
        </>
      )}
    </ChatFrame>
  );
}
