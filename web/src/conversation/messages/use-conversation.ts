import { useChat } from "@ai-sdk/react";
import { useEffect, useState } from "react";
import type { AgentName, SessionDetail } from "#protocol";
import { runAgain } from "../../api/turns.ts";
import { useAction } from "../../api/use-action.ts";
import { keepDraft, readDraft } from "../../drafts/drafts.ts";
import { editDraftKey } from "../edit-draft.ts";
import { forgetFirstMessage, takeFirstMessage } from "../first-messages.ts";
import { isAnswering, openChat } from "./open-chat.ts";

/** Renders at most this often while an answer streams. */
const throttleMs = 40;

export type Conversation = ReturnType<typeof useConversation>;

/** A session's messages and what can be done with them. `options` go along with every turn. */
export function useConversation(agent: AgentName, session: SessionDetail, options: Record<string, unknown>) {
  const [opened] = useState(() => openChat(agent, session));
  const [page] = useState(() => window.location.pathname);
  const { messages, status, error, sendMessage, regenerate } = useChat({ chat: opened.chat, throttle: throttleMs });
  const { versions, before } = opened.branch.use();
  /** Options that have changed since the page was drawn go along, too. */
  const withChanged = (changed: Record<string, unknown>) => ({ body: { ...options, ...changed } });
  /** What is not accepted stands where messages are written, and goes from there when it is. */
  const say = (text: string, changed: Record<string, unknown> = {}) =>
    opened.ask({
      request: () => sendMessage({ text }, withChanged(changed)),
      onAnswer: (accepted) => {
        const draft = readDraft(page);
        if (accepted && draft.trim() === text.trim()) keepDraft(page, "");
        if (!accepted && draft === "") keepDraft(page, text);
      },
    });
  /** The editor keeps its words until they are accepted. */
  const edit = (messageId: string, text: string, changed: Record<string, unknown> = {}) =>
    opened.ask({
      request: () => sendMessage({ text, messageId }, withChanged(changed)),
      onAnswer: (accepted) => accepted && keepDraft(editDraftKey(messageId), ""),
    });
  const again = (messageId: string, changed: Record<string, unknown> = {}) =>
    opened.ask({ request: () => regenerate({ messageId, ...withChanged(changed) }) });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first message is sent once, when the session opens
  useEffect(() => {
    const first = takeFirstMessage(session);
    if (first !== null) void say(first).then(() => forgetFirstMessage(session.id));
  }, [session.id]);
  useEffect(() => {
    opened.setShown(true);
    return () => opened.setShown(false);
  }, [opened]);
  useEffect(() => opened.follow(session), [opened, session]);
  const stopping = useAction(opened.stop);
  const recovery = useAction(opened.recover);
  return {
    messages,
    versions,
    /** One failure at a time: the turn's own, or that of what was tried about it. */
    error: error ?? recovery.error ?? stopping.error ?? undefined,
    busy: isAnswering({ status, messages }),
    hasEarlier: before !== null,
    /** These say whether the server accepted what they ask. */
    send: say,
    edit,
    again,
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
