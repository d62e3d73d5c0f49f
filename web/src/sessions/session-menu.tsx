import { ActionIcon, Menu } from "@mantine/core";
import { IconDots, IconDownload, IconFolder, IconPencil, IconPin, IconPinnedOff, IconTrash } from "@tabler/icons-react";
import { useEffect, useRef, useState } from "react";
import type { Session } from "#protocol";
import type { SessionFormat } from "../api/sessions.ts";
import { useLanguage } from "../language/use-language.ts";
import styles from "./session-row.module.css";

const texts = {
  more: (title: string) => ({ ko: `${title} 더 보기`, en: `More for ${title}` }),
  pin: { ko: "위에 고정", en: "Pin" },
  unpin: { ko: "고정 풀기", en: "Unpin" },
  folder: { ko: "폴더에 넣기", en: "Put into a folder" },
  rename: { ko: "이름 바꾸기", en: "Rename" },
  markdown: { ko: "Markdown으로 내려받기", en: "Download as Markdown" },
  docx: { ko: "워드로 내려받기", en: "Download for Word" },
  remove: { ko: "지우기", en: "Delete" },
};

interface Props {
  readonly session: Session;
  readonly title: string;
  readonly onPin: () => void;
  readonly onFolder: () => void;
  readonly onRename: () => void;
  readonly onExport: (format: SessionFormat) => void;
  readonly onRemove: () => void;
}

/** What can be done with a session. The menu itself is made when it is first opened: a long list has thousands of them. */
export function SessionMenu({ session, title, onPin, onFolder, onRename, onExport, onRemove }: Props) {
  const { say } = useLanguage();
  const [isUsed, setUsed] = useState(false);
  const [opened, setOpened] = useState(false);
  const target = useRef<HTMLButtonElement>(null);
  // The first use puts another button in the place of this one: it takes the focus over, and gets it back from the menu.
  useEffect(() => {
    if (!isUsed) return;
    target.current?.focus();
    setOpened(true);
  }, [isUsed]);
  const button = (
    <ActionIcon
      ref={target}
      size={24}
      className={styles.more}
      aria-label={say(texts.more(title))}
      aria-haspopup="menu"
      onClick={isUsed ? undefined : () => setUsed(true)}
    >
      <IconDots size={16} />
    </ActionIcon>
  );
  if (!isUsed) return button;
  return (
    <Menu position="bottom-end" withinPortal opened={opened} onChange={setOpened}>
      <Menu.Target>{button}</Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={session.pinned ? <IconPinnedOff size={16} /> : <IconPin size={16} />} onClick={onPin}>
          {say(session.pinned ? texts.unpin : texts.pin)}
        </Menu.Item>
        <Menu.Item leftSection={<IconFolder size={16} />} onClick={onFolder}>
          {say(texts.folder)}
        </Menu.Item>
        <Menu.Item leftSection={<IconPencil size={16} />} onClick={onRename}>
          {say(texts.rename)}
        </Menu.Item>
        {(["markdown", "docx"] as const).map((format) => (
          <Menu.Item key={format} leftSection={<IconDownload size={16} />} onClick={() => onExport(format)}>
            {say(texts[format])}
          </Menu.Item>
        ))}
        <Menu.Item color="var(--bad)" leftSection={<IconTrash size={16} />} onClick={onRemove}>
          {say(texts.remove)}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
