import { useChat } from "@ai-sdk/react";
import { useEffect, useState } from "react";
import type { AgentName, SessionDetail } from "#protocol";
import { runAgain } from "../api/turns.ts";
import { useAction } from "../api/use-action.ts";
import { keepDraft, readDraft } from "../drafts/drafts.ts";
import { forgetFirstMessage, takeFirstMessage } from "./first-messages.ts";
import { isBusy, openChat } from "./open-chat.ts";

/** Renders at most this often while an answer streams. */
const throttleMs = 40;

export type Conversation = ReturnType<typeof useConversation>;

/** A session's messages and what can be done with them. `options` go along with every turn. */
export function useConversation(agent: AgentName, session: SessionDetail, options: Record<string, unknown>) {
  const [opened] = useState(() => openChat(agent, session));
  const [page] = useState(() => window.location.pathname);
  const { messages, status, error, sendMessage, regenerate } = useChat({ chat: opened.chat, throttle: throttleMs });
  const { versions, before } = opened.branch.use();
  const body = { body: options };
  /** What is not accepted goes back to where messages are written. */
  const say = async (text: string, messageId?: string) => {
    const message = messageId === undefined ? { text } : { text, messageId };
    const accepted = await opened.ask(() => sendMessage(message, body));
    const draft = readDraft(page);
    if (accepted && draft === text) keepDraft(page, "");
    if (!accepted && draft === "") keepDraft(page, text);
    return accepted;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first message is sent once, when the session opens
  useEffect(() => {
    const first = takeFirstMessage(session);
    if (first !== null) void say(first).then(() => forgetFirstMessage(session.id));
  }, [session.id]);
  const stopping = useAction(opened.stop);
  const recovery = useAction(opened.recover);
  return {
    messages,
    versions,
    /** One failure at a time: the turn's own, or that of what was tried about it. */
    error: error ?? recovery.error ?? stopping.error ?? undefined,
    busy: isBusy({ status }),
    hasEarlier: before !== null,
    /** Says whether the server accepted the message. */
    send: (text: string) => say(text),
    edit: (messageId: string, text: string) => void say(text, messageId),
    again: (messageId: string) => void opened.ask(() => regenerate({ messageId, ...body })),
    /** Asks an answer's question again with its corrected decisions, and shows the new answer. */
    runAgain: async (turnId: string) => {
      await runAgain(turnId);
      await opened.rejoin();
    },
    stop: () => stopping.run(),
    recover: () => recovery.run(),
    showVersion: useAction(opened.showVersion),
    loadEarlier: useAction(opened.loadEarlier),
  };
}
