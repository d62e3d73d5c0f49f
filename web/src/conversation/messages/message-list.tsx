import { Button } from "@mantine/core";
import { type ReactNode, useLayoutEffect, useRef } from "react";
import type { AgentResource, JihwiMessage } from "#protocol";
import { useLanguage } from "../../language/use-language.ts";
import { ActionError } from "../../shell/action-error.tsx";
import { ErrorNote } from "../../shell/error-note.tsx";
import { AnswerAnnouncer } from "./answer-announcer.tsx";
import { AssistantMessage } from "./assistant-message.tsx";
import styles from "./message-list.module.css";
import { TurnActivity } from "./turn-activity.tsx";
import type { Conversation } from "./use-conversation.ts";
import { UserMessage } from "./user-message.tsx";

const texts = {
  earlier: { ko: "이전 메시지 보기", en: "Show earlier messages" },
  goOn: { ko: "끊긴 곳부터 이어서 써 주세요.", en: "Please continue from where you stopped." },
};

interface Props {
  readonly agent: AgentResource | null;
  readonly conversation: Conversation;
  /** Only to be read: what it was about is gone, so that nothing can be asked again. */
  readonly isClosed?: boolean;
  /** What the page adds to an answer. */
  readonly extra?: (message: JihwiMessage, isLast: boolean) => ReactNode;
}

/** How near the end, in pixels, counts as reading along. */
const nearEnd = 80;

/** The conversation. It follows a growing answer while the reader is at its end, and stays put otherwise. */
export function MessageList({ agent, conversation, isClosed = false, extra }: Props) {
  const { say } = useLanguage();
  const { messages, versions, busy, error, hasEarlier, loadEarlier, showVersion } = conversation;
  const canAsk = !busy && !isClosed;
  const list = useRef<HTMLDivElement>(null);
  const following = useRef(true);
  const heightBefore = useRef<{ firstId: string | undefined; height: number }>({ firstId: undefined, height: 0 });
  const last = messages.at(-1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of the messages may have made the list longer
  useLayoutEffect(() => {
    const box = list.current;
    if (box === null) return;
    const { firstId, height } = heightBefore.current;
    const isPrepended = firstId !== undefined && messages.findIndex(({ id }) => id === firstId) > 0;
    if (isPrepended) box.scrollTop += box.scrollHeight - height;
    else if (last?.role === "user" || following.current) {
      following.current = true;
      box.scrollTop = box.scrollHeight;
    }
    heightBefore.current = { firstId: messages[0]?.id, height: box.scrollHeight };
  }, [messages, busy, error]);
  const versionsOf = (id: string) => ({
    ids: versions.get(id) ?? [id],
    shown: id,
    onShow: busy || showVersion.busy ? null : showVersion.run,
  });
  return (
    <div
      ref={list}
      className={styles.list}
      data-testid="messages"
      onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
        following.current = scrollHeight - scrollTop - clientHeight < nearEnd;
        if (scrollTop < nearEnd && hasEarlier && !loadEarlier.busy && loadEarlier.error === null) loadEarlier.run();
      }}
    >
      <div className={styles.column}>
        {hasEarlier ? (
          <Button variant="subtle" color="gray" size="sm" loading={loadEarlier.busy} onClick={() => loadEarlier.run()}>
            {say(texts.earlier)}
          </Button>
        ) : null}
        <ActionError action={loadEarlier} />
        {messages.map((message) =>
          message.role === "user" ? (
            <UserMessage
              key={message.id}
              message={message}
              onEdit={!canAsk ? null : (text) => void conversation.edit(message.id, text)}
              versions={versionsOf(message.id)}
            />
          ) : (
            <AssistantMessage
              key={message.id}
              message={message}
              agent={agent}
              running={busy && message === last}
              onAgain={!canAsk || message !== last ? null : () => void conversation.again(message.id)}
              onRunAgain={!canAsk ? null : conversation.runAgain}
              onContinue={!canAsk || message !== last ? null : () => void conversation.send(say(texts.goOn))}
              versions={versionsOf(message.id)}
            >
              {extra?.(message, message === last)}
            </AssistantMessage>
          ),
        )}
        {busy && last?.role === "user" ? (
          <TurnActivity agent={agent} activity={{ path: [], steps: [], tools: [] }} running />
        ) : null}
        <AnswerAnnouncer busy={busy} last={last} />
        <ActionError action={showVersion} />
        {error === undefined ? null : <ErrorNote error={error} onRetry={conversation.recover} />}
      </div>
    </div>
  );
}
