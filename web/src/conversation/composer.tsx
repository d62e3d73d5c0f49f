import { ActionIcon, Textarea } from "@mantine/core";
import { useHotkeys } from "@mantine/hooks";
import { IconArrowUp, IconPlayerStopFilled } from "@tabler/icons-react";
import { type MouseEvent, type ReactNode, useRef, useState } from "react";
import { longestMessage, type SessionDetail } from "#protocol";
import { forgetDraft, keepDraft, useDraft } from "../drafts/drafts.ts";
import { formatNumber } from "../language/format.ts";
import { useLanguage } from "../language/use-language.ts";
import { ActionError } from "../shell/action-error.tsx";
import { isTouched, withKey } from "../shell/touch.ts";
import { useEscape } from "../shell/use-escape.ts";
import styles from "./composer.module.css";
import { ContextGauge } from "./context-gauge.tsx";
import { NoticeLine } from "./notice-line.tsx";
import { isSendKey } from "./send-key.ts";
import { compactCommand, useCompact } from "./use-compact.ts";

const texts = {
  message: { ko: "메시지", en: "Message" },
  send: { ko: "보내기", en: "Send" },
  stop: { ko: "멈추기", en: "Stop" },
  tooLong: (most: string) => ({
    ko: `메시지는 ${most}자까지 보낼 수 있습니다. 긴 글은 문서로 넣어 주세요.`,
    en: `A message holds up to ${most} characters. Add longer texts as documents.`,
  }),
};

/** As fast as people click twice. */
const doubleClickMs = 400;
let lastClick = Number.NEGATIVE_INFINITY;

/** The second click of a double click would stop what the first has sent, be it on the page that opens for it, or send again. */
function dropSecondClick(event: MouseEvent): void {
  const isSecond = event.timeStamp - lastClick < doubleClickMs;
  lastClick = event.timeStamp;
  if (!isSecond) return;
  event.preventDefault();
  event.stopPropagation();
}

interface Props {
  readonly placeholder: string;
  readonly busy: boolean;
  /** Says whether the message was accepted. */
  readonly onSend: (text: string) => Promise<boolean>;
  readonly onStop: () => void;
  /** What goes along with the message. */
  readonly attachments?: ReactNode;
  readonly tools?: ReactNode;
  readonly autoFocus?: boolean;
  /** The conversation that is gone on with: how much of it is seen is shown, and it can be put together. */
  readonly session?: Pick<SessionDetail, "id" | "context"> | undefined;
}

/** Where a message is written. Enter sends, Shift+Enter breaks the line, Esc stops the answer, / comes back here. */
export function Composer(props: Props) {
  const { placeholder, busy, onSend, onStop, attachments, tools, autoFocus = false, session } = props;
  const { say, language } = useLanguage();
  // A page may be reached with a stroke at the end of its path.
  const [page] = useState(() => window.location.pathname.replace(/\/$/, ""));
  const text = useDraft(page);
  const field = useRef<HTMLTextAreaElement>(null);
  const tooLong = text.length > longestMessage;
  const compact = useCompact(session?.id ?? null);
  const ready = text.trim() !== "" && !tooLong && !busy && !compact.action.busy;
  // The text stays until the message was accepted; what was written meanwhile stays, too.
  const send = async () => {
    if (!ready) return;
    compact.forget();
    const isCommand = session !== undefined && text.trim() === compactCommand;
    if (isCommand) compact.action.run();
    if (isCommand || (await onSend(text.trim()))) forgetDraft(page, text);
  };
  const stop = () => {
    if (busy) onStop();
  };
  const [sendLabel, stopLabel] = [withKey(say(texts.send), "Enter"), withKey(say(texts.stop), "Esc")];
  useHotkeys([["/", () => field.current?.focus()]]);
  useEscape("page", stop);
  return (
    <form
      className={styles.place}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <ActionError action={compact.action} />
      {compact.told === null ? null : <NoticeLine notice={{ kind: "info", text: compact.told }} />}
      <div className={styles.composer}>
        {attachments}
        <Textarea
          ref={field}
          variant="unstyled"
          autosize
          minRows={1}
          maxRows={9}
          // A finger's keyboard would take half of a page that nobody has written on yet.
          autoFocus={autoFocus && !isTouched()}
          data-yields-escape
          aria-label={say(texts.message)}
          placeholder={placeholder}
          value={text}
          error={tooLong ? say(texts.tooLong(formatNumber(longestMessage, language))) : null}
          classNames={{ input: styles.input }}
          onChange={(event) => keepDraft(page, event.currentTarget.value)}
          onKeyDown={(event) => {
            if (!isSendKey(event)) return;
            event.preventDefault();
            void send();
          }}
        />
        <div className={styles.tools}>
          <div className={styles.choices}>{tools}</div>
          {session === undefined ? null : <ContextGauge seen={session.context} busy={compact.action.busy} />}
          <span onClickCapture={dropSecondClick}>
            {busy ? (
              <ActionIcon
                variant="filled"
                color="dark"
                radius="xl"
                size="lg"
                onClick={onStop}
                aria-label={stopLabel}
                title={stopLabel}
              >
                <IconPlayerStopFilled size={16} />
              </ActionIcon>
            ) : (
              <ActionIcon
                type="submit"
                variant="filled"
                color="pine"
                radius="xl"
                size="lg"
                disabled={!ready}
                aria-label={sendLabel}
                title={sendLabel}
              >
                <IconArrowUp size={18} stroke={2} />
              </ActionIcon>
            )}
          </span>
        </div>
      </div>
    </form>
  );
}
