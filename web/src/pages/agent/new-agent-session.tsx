import { useEffect } from "react";
import type { AgentResource } from "#protocol";
import { Composer } from "../../conversation/composer.tsx";
import { StartScreen } from "../../conversation/start-screen.tsx";
import { useBegin } from "../../conversation/use-begin.ts";
import { useViewer } from "../../documents/viewer/viewer-context.tsx";
import { useLanguage } from "../../language/use-language.ts";
import { AgentFrame } from "./agent-frame.tsx";

const texts = {
  words: { ko: "아래에 적어 시작하세요.", en: "Write below to begin." },
  placeholder: { ko: "메시지를 적으세요", en: "Write a message" },
};

export function NewAgentSession({ agent, onToggleSessions }: { agent: AgentResource; onToggleSessions: () => void }) {
  const { say } = useLanguage();
  const { close } = useViewer();
  useEffect(close, [close]);
  const { begin, busy, error } = useBegin(agent.name);
  const send = (text: string) => begin(text, []);
  return (
    <AgentFrame title={say(agent.title)} onToggleSessions={onToggleSessions}>
      <StartScreen greeting={agent.title} words={texts.words} examples={[]} onChoose={send} busy={busy} error={error} />
      <Composer
        key={agent.name}
        autoFocus
        placeholder={say(texts.placeholder)}
        busy={busy}
        onSend={send}
        onStop={() => {}}
      />
    </AgentFrame>
  );
}
