import { Button } from "@mantine/core";
import { useEffect } from "react";
import { useLocation, useSearch } from "wouter";
import { StartScreen } from "../../conversation/start-screen.tsx";
import { useBegin } from "../../conversation/use-begin.ts";
import { useSample } from "../../conversation/use-sample.ts";
import { useAttached } from "../../documents/use-attached.ts";
import { useSettled } from "../../documents/use-settled.ts";
import { passageIn } from "../../documents/viewer/passage-address.ts";
import { useViewer } from "../../documents/viewer/viewer-context.tsx";
import { useLanguage } from "../../language/use-language.ts";
import { ChatComposer } from "./chat-composer.tsx";
import { ChatFrame } from "./chat-frame.tsx";
import { startersFor } from "./starters.ts";
import { attachToNewChat, changeNewChat, forgetNewChat, useNewChat } from "./use-new-chat.ts";

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
  const { documents: chosen, model, collections } = useNewChat();
  // A link may name the document or the collection to ask about. It goes out of the address: a reload would attach what was detached since.
  const search = useSearch();
  const [, navigate] = useLocation();
  const { open: openPassage, close: closeDocument } = useViewer();
  // What an earlier conversation has opened is none of this one.
  useEffect(closeDocument, [closeDocument]);
  useEffect(() => {
    const words = new URLSearchParams(search);
    const named = words.getAll("document");
    const asked = words.getAll("collection");
    if (named.length + asked.length === 0) return;
    attachToNewChat({ add: named, remove: [] });
    if (asked.length > 0) changeNewChat({ collections: asked });
    const passage = passageIn(search);
    if (passage !== null) openPassage(passage);
    navigate(`~${window.location.pathname}`, { replace: true });
  }, [search, navigate, openPassage]);
  const attached = useAttached(chosen, async (change) => attachToNewChat(change));
  const { begin, busy, error } = useBegin("chat", { model, collections });
  const sample = useSample();
  const settled = useSettled(attached);
  const send = (text: string) =>
    settled.ask(async (documents) => {
      const isBegun = await begin(text, documents);
      if (isBegun) forgetNewChat();
      return isBegun;
    });
  return (
    <ChatFrame title={say(texts.title)} onToggleSessions={onToggleSessions} attached={attached}>
      {(openDocuments) => (
        <>
          <StartScreen
            greeting={texts.greeting}
            words={texts.words}
            examples={startersFor(attached.ids.length)}
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
            onModel={(next) => changeNewChat({ model: next })}
            collections={{ value: collections, onChoose: (next) => changeNewChat({ collections: next }) }}
          />
        </>
      )}
    </ChatFrame>
  );
}
