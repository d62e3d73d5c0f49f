import { ActionIcon, Button } from "@mantine/core";
import { useIntersection } from "@mantine/hooks";
import { IconArrowDown } from "@tabler/icons-react";
import { type ReactNode, useEffect, useLayoutEffect, useRef } from "react";
import type { AgentResource, JihwiMessage } from "#protocol";
import { holdInView } from "../../documents/viewer/hold-in-view.ts";
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
  toEnd: { ko: "끝으로", en: "To the end" },
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

/** How near the beginning, in pixels, the messages before it are brought. */
const nearStart = 80;

/** A question with what answers it; what was answered before the first question that is shown stands alone. */
function turnsOf(messages: readonly JihwiMessage[]): (readonly JihwiMessage[])[] {
  const starts = messages.flatMap(({ role }, at) => (role === "user" || at === 0 ? [at] : []));
  return starts.map((start, turn) => messages.slice(start, starts[turn + 1]));
}

/** The conversation. Its last question stands at the top, with the answer growing below, until the reader moves. */
export function MessageList({ agent, conversation, isClosed = false, extra }: Props) {
  const { say } = useLanguage();
  const { messages, versions, busy, error, hasEarlier, loadEarlier, showVersion } = conversation;
  const canAsk = !busy && !isClosed;
  const list = useRef<HTMLDivElement>(null);
  const lastTurn = useRef<HTMLElement>(null);
  const letGo = useRef(() => {});
  const heightBefore = useRef<{ firstId: string | undefined; height: number }>({ firstId: undefined, height: 0 });
  /** The version that the reader has switched to, until it is shown. */
  const switchedTo = useRef<string | null>(null);
  const { ref: endRef, entry: end } = useIntersection();
  const last = messages.at(-1);
  const turns = turnsOf(messages);
  const lastTurnId = turns.at(-1)?.[0]?.id;
  const hold = (place: Element | null) => {
    letGo.current();
    if (place !== null) letGo.current = holdInView(place);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question takes the place of the one before
  useLayoutEffect(() => {
    // Whoever compares versions of an early question stays at it.
    if (messages.every(({ id }) => id !== switchedTo.current)) hold(lastTurn.current);
  }, [lastTurnId]);
  useEffect(() => () => letGo.current(), []);
  useLayoutEffect(() => {
    if (messages.some(({ id }) => id === switchedTo.current)) switchedTo.current = null;
    const box = list.current;
    if (box === null) return;
    const { firstId, height } = heightBefore.current;
    const isPrepended = firstId !== undefined && messages.findIndex(({ id }) => id === firstId) > 0;
    if (isPrepended) {
      letGo.current();
      box.scrollTop += box.scrollHeight - height;
    }
    heightBefore.current = { firstId: messages[0]?.id, height: box.scrollHeight };
  }, [messages]);
  const versionsOf = (id: string) => ({
    ids: versions.get(id) ?? [id],
    shown: id,
    onShow:
      busy || showVersion.busy
        ? null
        : (version: string) => {
            switchedTo.current = version;
            showVersion.run(version);
          },
  });
  return (
    <div
      ref={list}
      className={styles.list}
      data-testid="messages"
      onScroll={({ currentTarget: { scrollTop } }) => {
        if (scrollTop < nearStart && hasEarlier && !loadEarlier.busy && loadEarlier.error === null) loadEarlier.run();
      }}
    >
      <div className={styles.column}>
        {hasEarlier ? (
          <Button variant="subtle" color="gray" size="sm" loading={loadEarlier.busy} onClick={() => loadEarlier.run()}>
            {say(texts.earlier)}
          </Button>
        ) : null}
        <ActionError action={loadEarlier} />
        {turns.map((turn, at) => (
          <section key={turn[0]?.id} ref={at === turns.length - 1 ? lastTurn : undefined} className={styles.turn}>
            {turn.map((message) =>
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
            {at < turns.length - 1 ? null : (
              <>
                {busy && last?.role === "user" ? (
                  <TurnActivity agent={agent} activity={{ path: [], steps: [], tools: [] }} running />
                ) : null}
                <ActionError action={showVersion} />
                {error === undefined ? null : <ErrorNote error={error} onRetry={conversation.recover} />}
                <span ref={endRef} className={styles.end} />
              </>
            )}
          </section>
        ))}
        <AnswerAnnouncer busy={busy} last={last} />
      </div>
      {end?.isIntersecting === false ? (
        <div className={styles.toEnd}>
          <ActionIcon
            variant="default"
            radius="xl"
            size="lg"
            aria-label={say(texts.toEnd)}
            title={say(texts.toEnd)}
            onClick={() => hold(end.target)}
          >
            <IconArrowDown size={18} stroke={1.7} />
          </ActionIcon>
        </div>
      ) : null}
    </div>
  );
}
