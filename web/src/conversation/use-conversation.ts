import { useChat } from "@ai-sdk/react";
import { useEffect, useState } from "react";
import type { AgentName, SessionDetail } from "#protocol";
import { takeFirstMessage } from "./first-messages.ts";
import { isBusy, openChat } from "./open-chat.ts";

/** Renders at most this often while an answer streams. */
const throttleMs = 40;

/** A session's messages and what can be done with them. `options` go along with every turn. */
export function useConversation(agent: AgentName, session: SessionDetail, options: Record<string, unknown>) {
  const [opened] = useState(() => openChat(agent, session));
  const { messages, status, error, sendMessage, regenerate, resumeStream, clearError } = useChat({
    chat: opened.chat,
    throttle: throttleMs,
  });
  const body = { body: options };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first message is sent once, when the session opens
  useEffect(() => {
    const first = takeFirstMessage(session.id);
    if (first !== null) void sendMessage({ text: first }, body);
  }, [session.id]);
  return {
    messages,
    error,
    busy: isBusy({ status }),
    send: (text: string) => opened.send(text, body),
    edit: (messageId: string, text: string) => void sendMessage({ text, messageId }, body),
    again: (messageId: string) => void regenerate({ messageId, ...body }),
    stop: () => void opened.stop(),
    /** After an error: listen again to a turn that has begun, or ask once more. */
    recover: () => {
      clearError();
      const last = messages.at(-1);
      void (last?.role === "assistant" ? resumeStream() : regenerate(body));
    },
  };
}
