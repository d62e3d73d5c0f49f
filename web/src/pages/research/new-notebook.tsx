import { UnstyledButton } from "@mantine/core";
import { useState } from "react";
import { useLocation } from "wouter";
import { createSession, refreshSessions } from "../../api/sessions.ts";
import { Composer } from "../../conversation/composer.tsx";
import { leaveFirstMessage } from "../../conversation/first-messages.ts";
import { useLanguage } from "../../language/use-language.ts";
import { ErrorNote } from "../../shell/error-note.tsx";
import place from "../chat/chat-composer.module.css";
import start from "../chat/new-chat.module.css";
import { LibraryPanel } from "./library-panel.tsx";
import { ResearchFrame } from "./research-frame.tsx";

const texts = {
  title: { ko: "새 연구 노트", en: "New notebook" },
  library: { ko: "내 서재", en: "My library" },
  greeting: { ko: "어떤 분야를 살펴볼까요?", en: "Which field shall we explore?" },
  words: {
    ko: "찾을 때마다 논문이 정리된 문서가 옆에 남습니다. 답에 나오는 논문은 모두 실제로 찾은 것입니다.",
    en: "Every search leaves a document of its papers beside the conversation. Every reference is a paper that was really found.",
  },
  placeholder: { ko: "주제나 물음을 적어 보세요", en: "Name a topic or a question" },
  examples: [
    { ko: "transformer 논문 찾아줘", en: "Find papers on transformers" },
    { ko: "retrieval 관련 논문을 찾아줘", en: "Search for papers on retrieval" },
    { ko: "word embedding 논문 검색", en: "Papers about word embeddings" },
  ],
};

export function NewNotebook({ onToggleSessions }: { onToggleSessions: () => void }) {
  const { say } = useLanguage();
  const [, navigate] = useLocation();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const begin = async (text: string) => {
    setBusy(true);
    setError(null);
    try {
      const session = await createSession("research");
      leaveFirstMessage(session.id, text);
      void refreshSessions();
      navigate(`/${session.id}`);
    } catch (thrown) {
      setError(thrown);
      setBusy(false);
    }
  };
  return (
    <ResearchFrame
      title={say(texts.title)}
      onToggleSessions={onToggleSessions}
      panes={[{ name: "library", title: say(texts.library), view: <LibraryPanel /> }]}
    >
      <div className={start.start}>
        <h2>{say(texts.greeting)}</h2>
        <p>{say(texts.words)}</p>
        <div className={start.examples}>
          {texts.examples.map((example) => (
            <UnstyledButton key={example.en} className={start.example} onClick={() => void begin(say(example))}>
              {say(example)}
            </UnstyledButton>
          ))}
        </div>
        {error === null ? null : <ErrorNote error={error} />}
      </div>
      <div className={place.place}>
        <Composer
          autoFocus
          placeholder={say(texts.placeholder)}
          busy={busy}
          onSend={(text) => void begin(text)}
          onStop={() => {}}
        />
      </div>
    </ResearchFrame>
  );
}
