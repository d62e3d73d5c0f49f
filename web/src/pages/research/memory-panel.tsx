import { ActionIcon, TextInput } from "@mantine/core";
import { IconTrash } from "@tabler/icons-react";
import { useState } from "react";
import type { MemoryNode } from "#protocol";
import { editMemory, refreshNotebook, removeMemory, useMemory } from "../../api/research.ts";
import { useAction } from "../../api/use-action.ts";
import { isSendKey } from "../../conversation/send-key.ts";
import { useLanguage } from "../../language/use-language.ts";
import { ActionError } from "../../shell/action-error.tsx";
import { EmptyState } from "../../shell/empty-state.tsx";
import { Loaded } from "../../shell/loaded.tsx";
import styles from "./memory-panel.module.css";

const texts = {
  none: { ko: "아직 기억한 것이 없습니다", en: "Nothing remembered yet" },
  words: {
    ko: "대화에서 드러난 관심사와 물음이 여기에 적힙니다. 고치거나 지울 수 있습니다.",
    en: "Interests and questions from the conversation are noted here. Edit or remove them.",
  },
  interest: { ko: "관심", en: "Interest" },
  question: { ko: "물음", en: "Question" },
  finding: { ko: "알게 된 것", en: "Finding" },
  preference: { ko: "바람", en: "Preference" },
  remove: { ko: "지우기", en: "Remove" },
};

/** What is remembered of a notebook, open to the user's corrections. */
export function MemoryPanel({ notebookId }: { notebookId: string }) {
  const { say } = useLanguage();
  const memory = useMemory(notebookId);
  return (
    <Loaded query={memory}>
      {(nodes) =>
        nodes.length === 0 ? (
          <EmptyState title={say(texts.none)}>{say(texts.words)}</EmptyState>
        ) : (
          nodes.map((node) => <MemoryRow key={`${node.id} ${node.text}`} node={node} notebookId={notebookId} />)
        )
      }
    </Loaded>
  );
}

function MemoryRow({ node, notebookId }: { node: MemoryNode; notebookId: string }) {
  const { say } = useLanguage();
  const [text, setText] = useState(node.text);
  const edit = useAction(async (changed: string) => {
    await editMemory(node.id, changed);
    await refreshNotebook(notebookId);
  });
  const remove = useAction(async () => {
    await removeMemory(node.id);
    await refreshNotebook(notebookId);
  });
  const save = () => {
    if (text.trim() !== "" && text.trim() !== node.text) edit.run(text.trim());
  };
  return (
    <div className={styles.row}>
      <span className={styles.kind}>{say(texts[node.kind])}</span>
      <TextInput
        className={styles.text}
        variant="unstyled"
        aria-label={say(texts[node.kind])}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onBlur={save}
        onKeyDown={(event) => {
          if (isSendKey(event)) save();
        }}
      />
      <ActionIcon aria-label={`${say(texts.remove)}: ${node.text}`} onClick={() => remove.run()}>
        <IconTrash size={16} stroke={1.6} />
      </ActionIcon>
      <ActionError action={edit} />
      <ActionError action={remove} />
    </div>
  );
}
