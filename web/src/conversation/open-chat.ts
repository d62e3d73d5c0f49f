import { Chat } from "@ai-sdk/react";
import { DefaultChatTransport } from "ai";
import {
  type AgentName,
  dataPartSchemas,
  type JihwiMessage,
  messageMetadataSchema,
  type SessionDetail,
} from "#protocol";
import { fetchAnswer } from "../api/request.ts";
import { refreshSessions } from "../api/sessions.ts";
import { cancelTurn, turnStreamUrl } from "../api/turns.ts";
import { languagePreference } from "../preferences/preferences.ts";
import { messagesOf } from "./stored-messages.ts";

/** A session's chat, how to send a message, and how to stop its turn on the server. */
export interface OpenChat {
  readonly chat: Chat<JihwiMessage>;
  /** True once the server has accepted the message, be it by trying again; a message that it refuses stays open. */
  send(text: string, options: { body: Record<string, unknown> }): Promise<boolean>;
  stop(): Promise<void>;
}

/** Chats outlive their page: an answer goes on streaming while the user looks at something else. */
const chats = new Map<string, OpenChat>();

/** How long a stopped turn may take to end its stream before we stop listening. */
const patienceMs = 4_000;

/** A title is written after the answer, so the list of sessions is read once more a little later. */
const titleDelayMs = 1_500;

export function openChat(agent: AgentName, session: SessionDetail): OpenChat {
  const known = chats.get(session.id);
  if (known !== undefined && isBusy(known.chat)) return known;
  const opened = createChat(agent, session);
  chats.set(session.id, opened);
  return opened;
}

export function isBusy(chat: Pick<Chat<JihwiMessage>, "status">): boolean {
  return chat.status === "submitted" || chat.status === "streaming";
}

function createChat(agent: AgentName, session: SessionDetail): OpenChat {
  let turnId = session.runningTurnId;
  let accept: ((accepted: boolean) => void) | null = null;
  const transport = new DefaultChatTransport<JihwiMessage>({
    api: `/api/agents/${agent}/turns`,
    fetch: async (input, init) => {
      const response = await fetchAnswer(input, init);
      turnId = response.headers.get("x-jihwi-turn-id") ?? turnId;
      accept?.(true);
      // A first message has given the session its title.
      void refreshSessions();
      return response;
    },
    prepareSendMessagesRequest: ({ id, messages, trigger, messageId, body }) => ({
      body: {
        id,
        messages: messages.slice(-1),
        trigger,
        messageId,
        options: body ?? {},
        language: languagePreference.get(),
        timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      },
    }),
    prepareReconnectToStreamRequest: () => (turnId === null ? {} : { api: turnStreamUrl(turnId) }),
  });
  const chat = new Chat<JihwiMessage>({
    id: session.id,
    messages: messagesOf(session.messages),
    transport,
    dataPartSchemas,
    messageMetadataSchema,
    onFinish: () => {
      void refreshSessions();
      setTimeout(() => void refreshSessions(), titleDelayMs);
    },
  });
  if (session.runningTurnId !== null) void chat.resumeStream();
  return {
    chat,
    send(text, options) {
      accept?.(false);
      const { promise, resolve } = Promise.withResolvers<boolean>();
      accept = resolve;
      void chat.sendMessage({ text }, options);
      return promise;
    },
    async stop() {
      if (turnId === null) return chat.stop();
      await cancelTurn(turnId);
      // The server ends the stream with what it has; if it does not, we stop listening.
      setTimeout(() => {
        if (isBusy(chat)) void chat.stop();
      }, patienceMs);
    },
  };
}
