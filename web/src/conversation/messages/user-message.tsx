import { ActionIcon, Button, Group, Textarea, Tooltip } from "@mantine/core";
import { IconPencil } from "@tabler/icons-react";
import { useRef } from "react";
import { flushSync } from "react-dom";
import { type JihwiMessage, textOf } from "#protocol";
import { useKeptForm } from "../../drafts/use-kept-form.ts";
import { useLanguage } from "../../language/use-language.ts";
import { editDraftKey, editDraftSchema } from "../edit-draft.ts";
import { isComposing, isSendKey } from "../send-key.ts";
import styles from "./user-message.module.css";
import { VersionSwitch, type Versions } from "./version-switch.tsx";

const texts = {
  edit: { ko: "고쳐서 다시 묻기", en: "Edit and ask again" },
  send: { ko: "다시 묻기", en: "Ask again" },
  leave: { ko: "그만두기", en: "Cancel" },
  message: { ko: "고친 질문", en: "Edited message" },
};

interface Props {
  readonly message: JihwiMessage;
  /** Null while an answer is being written. */
  readonly onEdit: ((text: string) => void) | null;
  readonly versions: Versions;
}

export function UserMessage({ message, onEdit, versions }: Props) {
  const { say } = useLanguage();
  const { form: draft, write, discard } = useKeptForm(editDraftKey(message.id), editDraftSchema);
  const editor = useRef<HTMLTextAreaElement>(null);
  const pencil = useRef<HTMLButtonElement>(null);
  const text = textOf(message);
  // An editor that comes back by itself, after an answer or a reload, takes the focus from nobody.
  const open = () => {
    flushSync(() => write(text));
    editor.current?.focus();
  };
  const leave = () => {
    flushSync(discard);
    pencil.current?.focus();
  };
  if (draft === null || onEdit === null)
    return (
      <article className={styles.message} data-role="user">
        <div className={styles.words}>{text}</div>
        <span className={styles.tools}>
          <VersionSwitch versions={versions} />
          {onEdit === null ? null : (
            <Tooltip label={say(texts.edit)} position="left">
              <ActionIcon ref={pencil} size={24} className={styles.edit} onClick={open} aria-label={say(texts.edit)}>
                <IconPencil size={15} />
              </ActionIcon>
            </Tooltip>
          )}
        </span>
      </article>
    );
  const send = () => {
    if (draft.trim() !== "") onEdit(draft.trim());
  };
  return (
    <article className={styles.editing} data-role="user">
      <Textarea
        autosize
        ref={editor}
        aria-label={say(texts.message)}
        value={draft}
        onChange={(event) => write(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === "Escape" && !isComposing(event)) leave();
          if (!isSendKey(event)) return;
          event.preventDefault();
          send();
        }}
      />
      <Group gap="xs" justify="flex-end" mt="xs">
        <Button size="xs" variant="default" onClick={leave}>
          {say(texts.leave)}
        </Button>
        <Button size="xs" onClick={send} disabled={draft.trim() === ""}>
          {say(texts.send)}
        </Button>
      </Group>
    </article>
  );
}
