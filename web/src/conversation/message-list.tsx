import { type ReactNode, useLayoutEffect, useRef } from "react";
import type { AgentResource, JihwiMessage } from "#protocol";
import { ErrorNote } from "../shell/error-note.tsx";
import { AssistantMessage } from "./assistant-message.tsx";
import styles from "./message-list.module.css";
import { TurnActivity } from "./turn-activity.tsx";
import { UserMessage } from "./user-message.tsx";

interface Props {
  readonly agent: AgentResource | null;
  readonly messages: readonly JihwiMessage[];
  readonly busy: boolean;
  readonly error: Error | undefined;
  readonly onEdit: (messageId: string, text: string) => void;
  readonly onAgain: (messageId: string) => void;
  readonly onRecover: () => void;
  /** What the page adds to an answer. */
  readonly extra?: (message: JihwiMessage, isLast: boolean) => ReactNode;
}

/** How near the end, in pixels, counts as reading along. */
const nearEnd = 80;

/** The conversation. It follows a growing answer while the reader is at its end, and stays put otherwise. */
export function MessageList({ agent, messages, busy, error, onEdit, onAgain, onRecover, extra }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const following = useRef(true);
  const last = messages.at(-1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of the messages may have made the list longer
  useLayoutEffect(() => {
    const box = list.current;
    if (box === null) return;
    if (last?.role === "user") following.current = true;
    if (following.current) box.scrollTop = box.scrollHeight;
  }, [messages, busy, error]);
  return (
    <div
      ref={list}
      className={styles.list}
      data-testid="messages"
      onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
        following.current = scrollHeight - scrollTop - clientHeight < nearEnd;
      }}
    >
      <div className={styles.column}>
        {messages.map((message) =>
          message.role === "user" ? (
            <UserMessage key={message.id} message={message} onEdit={busy ? null : (text) => onEdit(message.id, text)} />
          ) : (
            <AssistantMessage
              key={message.id}
              message={message}
              agent={agent}
              running={busy && message === last}
              onAgain={busy || message !== last ? null : () => onAgain(message.id)}
            >
              {extra?.(message, message === last)}
            </AssistantMessage>
          ),
        )}
        {busy && last?.role === "user" ? (
          <TurnActivity agent={agent} activity={{ path: [], steps: [], tools: [] }} running />
        ) : null}
        {error === undefined ? null : <ErrorNote error={error} onRetry={onRecover} />}
      </div>
    </div>
  );
}
