import { Chat } from "@ai-sdk/react";
import { DefaultChatTransport } from "ai";
import {
  type AgentName,
  dataPartSchemas,
  type JihwiMessage,
  messageMetadataSchema,
  type SessionDetail,
} from "#protocol";
import { onServerBack } from "../../api/connection.ts";
import { fetchAnswer } from "../../api/request.ts";
import { readSession, refreshSessions, showVersion } from "../../api/sessions.ts";
import { cancelTurn, turnStreamUrl } from "../../api/turns.ts";
import { languagePreference } from "../../preferences/preferences.ts";
import { messagesOf } from "../stored-messages.ts";
import { createShownBranch, type ShownBranch } from "./shown-branch.ts";

/** Something to be asked of the server, now or again when it was not accepted. */
export interface Question {
  request(): Promise<void>;
  /** Hears, at each try, whether it was accepted. */
  onAnswer?(accepted: boolean): void;
}

/** A session's chat, how to ask in it, and how to stop its turn on the server. */
export interface OpenChat {
  readonly chat: Chat<JihwiMessage>;
  readonly branch: ShownBranch;
  /** Asks the server and says whether it accepted. What it did not accept leaves the conversation as it was; so does one question beside another. */
  ask(question: Question): Promise<boolean>;
  /** After a failure: asks again what was not accepted, or listens again to the turn that has begun. */
  recover(): Promise<void>;
  /** Hears what the store has by now, and rejoins when another tab or program has asked in the session. */
  follow(stored: SessionDetail): void;
  /** Shows what the store has, and follows the turn that runs. */
  rejoin(): Promise<void>;
  /** Once the server is back: rejoins what has failed, or listens on a line that may be dead. */
  listenAgain(): Promise<void>;
  /** Shows another version of a message, with what followed it. */
  showVersion(messageId: string): Promise<void>;
  loadEarlier(): Promise<void>;
  stop(): Promise<void>;
  /** Says whether it is on the screen. The answer of one that is not goes on at the server, and is listened to no more. */
  setShown(isShown: boolean): void;
}

/**
 * The chats on the screen, and those whose question is still on its way. An answer that nobody looks at would take one of the
 * six connections that a browser opens to a server.
 */
const chats = new Map<string, OpenChat>();

/** How long a stopped turn may take to end its stream before we stop listening. */
const patienceMs = 4_000;

// What was not accepted stands in the composer. A failure shows in the next try.
onServerBack(() => {
  for (const { listenAgain } of chats.values()) void listenAgain().catch(() => {});
});

export function openChat(agent: AgentName, session: SessionDetail): OpenChat {
  const known = chats.get(session.id);
  if (known !== undefined && isBusy(known.chat)) return known;
  const opened = createChat(agent, session);
  chats.set(session.id, opened);
  return opened;
}

/** Whether an answer is on its way. What follows one that is there, such as comparing it with its sources, leaves room for the next. */
export function isAnswering({ status, messages }: Pick<Chat<JihwiMessage>, "status" | "messages">): boolean {
  return isBusy({ status }) && !hasEnded(messages.at(-1));
}

export const hasEnded = (message: JihwiMessage | undefined): boolean => (message?.metadata?.ended ?? null) !== null;

function isBusy(chat: Pick<Chat<JihwiMessage>, "status">): boolean {
  return chat.status === "submitted" || chat.status === "streaming";
}

function createChat(agent: AgentName, session: SessionDetail): OpenChat {
  let turnId = session.runningTurnId;
  /** A stop that came before the server had told which turn it is for. */
  let stopsNext = false;
  let onAccepted: (() => void) | null = null;
  let refused: Question | null = null;
  let isShown = true;
  let onLeft: (() => void) | null = null;
  const transport = new DefaultChatTransport<JihwiMessage>({
    api: `/api/agents/${agent}/turns`,
    fetch: async (input, init) => {
      const response = await fetchAnswer(input, init);
      turnId = response.headers.get("x-jihwi-turn-id") ?? turnId;
      if (stopsNext) void stop().catch(() => {});
      // A turn of another tab that is joined at this moment accepts nothing.
      if (init?.method === "POST") onAccepted?.();
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
        existing: true,
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
    onFinish: ({ isError }) => {
      onLeft?.();
      if (!isError && isShown) void showStored();
    },
  });
  const branch = createShownBranch(chat, session);
  // What has streamed is read once more from the store: versions, and the ids that it gave to edited messages.
  async function showStored(): Promise<void> {
    const stored = await readSession(session.id).catch(() => null);
    if (stored !== null && stored.runningTurnId === null && !isBusy(chat)) branch.show(stored);
  }
  /** What still comes after an answer is read from the store with the next one. */
  async function leave(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    onLeft = resolve;
    await chat.stop();
    if (isBusy(chat)) await promise;
    onLeft = null;
  }
  async function ask(question: Question): Promise<boolean> {
    if (isAnswering(chat)) return false;
    if (isBusy(chat)) await leave();
    const before = chat.messages;
    turnId = null;
    stopsNext = false;
    const { promise, resolve } = Promise.withResolvers<boolean>();
    onAccepted = () => resolve(true);
    // A request ends without a word when it fails; the failure stands in the chat.
    void question.request().then(() => resolve(false));
    const accepted = await promise;
    onAccepted = null;
    refused = accepted ? null : question;
    if (!accepted) chat.messages = before;
    question.onAnswer?.(accepted);
    letGo();
    return accepted;
  }
  /** Stops listening where nobody looks and no question is on its way. Whoever opens the session again joins its turn. */
  function letGo(): void {
    if (isShown || onAccepted !== null) return;
    if (chats.get(session.id) === opened) chats.delete(session.id);
    void chat.stop();
  }
  async function rejoin(): Promise<void> {
    const stored = await readSession(session.id);
    // Whoever has asked in the meantime sees that turn: what was read before it would take the question away.
    if (isBusy(chat) || !isShown) return;
    chat.clearError();
    refused = null;
    branch.show(stored);
    turnId = stored.runningTurnId;
    if (turnId !== null) await chat.resumeStream();
  }
  async function listenAgain(): Promise<void> {
    // The store does not know of a question on its way.
    const isAsking = isBusy(chat) && turnId === null;
    if (isAsking || chat.status === "ready") return;
    if (isBusy(chat)) await chat.stop();
    await rejoin();
  }
  function follow(stored: SessionDetail): void {
    const hasFailed = chat.status === "error";
    // What was not accepted waits to be asked again; a turn whose line was cut has gone on without us.
    if (isBusy(chat) || (hasFailed && refused !== null)) return;
    const isOwn = stored.runningTurnId !== null && stored.runningTurnId === turnId;
    if (isOwn && !hasFailed) return;
    const [there] = messagesOf(stored.messages.slice(-1));
    const here = chat.messages.at(-1);
    // An answer that was left before its end lacks how it ended.
    const isSame = there?.id === here?.id && there?.metadata?.ended === here?.metadata?.ended;
    // It is read once more: what was told may be older than what has been asked here since. A failure shows in the next try.
    if (hasFailed || stored.runningTurnId !== null || !isSame) void rejoin().catch(() => {});
  }
  async function stop(): Promise<void> {
    // Whoever asks a second time waits no longer for a server that does not tell which turn it is.
    if (turnId === null && stopsNext) return chat.stop();
    stopsNext = turnId === null;
    if (turnId === null) return;
    const stopped = turnId;
    await cancelTurn(stopped);
    // The server ends the stream with what it has; if it does not, we stop listening. The next question has a stream of its own.
    setTimeout(() => {
      if (turnId === stopped && isBusy(chat)) void chat.stop();
    }, patienceMs);
  }
  if (session.runningTurnId !== null) void chat.resumeStream();
  const opened: OpenChat = {
    chat,
    branch,
    ask,
    follow,
    rejoin,
    listenAgain,
    async recover() {
      if (refused === null) return rejoin();
      chat.clearError();
      await ask(refused);
    },
    async showVersion(messageId) {
      branch.show(await showVersion(session.id, messageId));
    },
    async loadEarlier() {
      if (branch.before !== null) branch.prepend(await readSession(session.id, branch.before));
    },
    stop,
    setShown(shown) {
      isShown = shown;
      // A page that is drawn in another way takes it off the screen and puts it back at once.
      queueMicrotask(letGo);
    },
  };
  return opened;
}
