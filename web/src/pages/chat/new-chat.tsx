import { Button } from "@mantine/core";
import { useState } from "react";
import { withChange } from "../../api/sessions.ts";
import { StartScreen } from "../../conversation/start-screen.tsx";
import { useBegin } from "../../conversation/use-begin.ts";
import { useSample } from "../../conversation/use-sample.ts";
import { useAttached } from "../../documents/use-attached.ts";
import { useSettled } from "../../documents/use-settled.ts";
import { useLanguage } from "../../language/use-language.ts";
import { ChatComposer } from "./chat-composer.tsx";
import { ChatFrame } from "./chat-frame.tsx";
import { starters } from "./starters.ts";

const texts = {
  title: { ko: "새 대화", en: "New conversation" },
  greeting: { ko: "무엇을 알아볼까요?", en: "What shall we look into?" },
  words: {
    ko: "문서를 넣고 물어보면 쪽과 문장까지 짚어 답합니다. 그냥 물어봐도 됩니다.",
    en: "Add documents and answers point to the very page and words. Or just ask.",
  },
  sample: { ko: "예시 문서에 물어보기", en: "Ask the sample document" },
};

/** The beginning: a session is made when the first message is sent. */
export function NewChat({ onToggleSessions }: { onToggleSessions: () => void }) {
  const { say } = useLanguage();
  // A link may name the document to ask about.
  const [chosen, setChosen] = useState(() => new URLSearchParams(window.location.search).getAll("document"));
  const attached = useAttached(chosen, async (change) => setChosen((before) => withChange(before, change)));
  const [model, setModel] = useState<string | null>(null);
  const { begin, busy, error } = useBegin("chat", model);
  const sample = useSample();
  const settled = useSettled(attached);
  const send = (text: string) => settled.ask((documents) => begin(text, documents));
  return (
    <ChatFrame title={say(texts.title)} onToggleSessions={onToggleSessions} attached={attached}>
      {(openDocuments) => (
        <>
          <StartScreen
            greeting={texts.greeting}
            words={texts.words}
            examples={starters[attached.ids.length === 0 ? "none" : attached.ids.length === 1 ? "one" : "several"]}
            onChoose={send}
            busy={busy || settled.waiting}
            error={error ?? sample.error}
          >
            {attached.ids.length === 0 ? (
              <Button variant="light" radius="xl" size="sm" loading={sample.busy} onClick={() => sample.run("chat")}>
                {say(texts.sample)}
              </Button>
            ) : null}
          </StartScreen>
          <ChatComposer
            busy={busy || settled.waiting}
            attached={attached}
            onOpenDocuments={openDocuments}
            onSend={send}
            onStop={settled.stop}
            model={model}
            onModel={setModel}
          />
        </>
      )}
    </ChatFrame>
  );
}
