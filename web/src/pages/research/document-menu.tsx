import { ActionIcon, Menu } from "@mantine/core";
import { IconArrowDown, IconArrowUp, IconDots, IconHistory, IconPencil, IconTrash } from "@tabler/icons-react";
import { useState } from "react";
import type { ResearchDocument } from "#protocol";
import { orderDocuments, refreshNotebook, removeDocument } from "../../api/research.ts";
import { useAction } from "../../api/use-action.ts";
import { useLanguage } from "../../language/use-language.ts";
import { ActionError } from "../../shell/action-error.tsx";
import { ConfirmModal } from "../../shell/confirm-modal.tsx";
import { VersionsModal } from "./versions-modal.tsx";

const texts = {
  more: (title: string) => ({ ko: `${title} 더 보기`, en: `More for ${title}` }),
  edit: { ko: "고치기", en: "Edit" },
  up: { ko: "위로", en: "Move up" },
  down: { ko: "아래로", en: "Move down" },
  versions: (count: number) => ({ ko: `지난 판 (지금 ${count}판)`, en: `Versions (now ${count})` }),
  remove: { ko: "지우기", en: "Delete" },
  removeTitle: { ko: "문서를 지울까요?", en: "Delete this document?" },
  removeWords: (title: string) => ({
    ko: `‘${title}’과(와) 지난 판이 모두 지워집니다.`,
    en: `“${title}” and its versions are removed.`,
  }),
};

interface Props {
  readonly document: ResearchDocument;
  readonly order: readonly string[];
  readonly onEdit: () => void;
}

/** What can be done with a research document. */
export function DocumentMenu({ document, order, onEdit }: Props) {
  const { say } = useLanguage();
  const [asking, setAsking] = useState(false);
  const [history, setHistory] = useState(false);
  const { documentId, notebookId, title, version } = document;
  const at = order.indexOf(documentId);
  const move = useAction(async (to: number) => {
    await orderDocuments(notebookId, order.filter((id) => id !== documentId).toSpliced(to, 0, documentId));
    await refreshNotebook(notebookId);
  });
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon aria-label={say(texts.more(title))}>
            <IconDots size={18} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconPencil size={16} />} onClick={onEdit}>
            {say(texts.edit)}
          </Menu.Item>
          <Menu.Item leftSection={<IconArrowUp size={16} />} disabled={at <= 0} onClick={() => move.run(at - 1)}>
            {say(texts.up)}
          </Menu.Item>
          <Menu.Item
            leftSection={<IconArrowDown size={16} />}
            disabled={at >= order.length - 1}
            onClick={() => move.run(at + 1)}
          >
            {say(texts.down)}
          </Menu.Item>
          <Menu.Item leftSection={<IconHistory size={16} />} onClick={() => setHistory(true)}>
            {say(texts.versions(version))}
          </Menu.Item>
          <Menu.Item color="var(--bad)" leftSection={<IconTrash size={16} />} onClick={() => setAsking(true)}>
            {say(texts.remove)}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <ActionError action={move} />
      <VersionsModal document={document} opened={history} onClose={() => setHistory(false)} />
      <ConfirmModal
        opened={asking}
        title={say(texts.removeTitle)}
        words={say(texts.removeWords(title))}
        yes={say(texts.remove)}
        onNo={() => setAsking(false)}
        onYes={async () => {
          await removeDocument(documentId);
          await refreshNotebook(notebookId);
        }}
      />
    </>
  );
}
