import { ActionIcon, Menu } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { notebookExport } from "../../api/research.ts";
import { saveFile } from "../../api/save-file.ts";
import { useLanguage } from "../../language/use-language.ts";

const texts = { exportIt: { ko: "노트 내보내기", en: "Export notebook" } };

const formats = [
  { format: "markdown", name: "Markdown", ending: "md" },
  { format: "bibtex", name: "BibTeX", ending: "bib" },
  { format: "docx", name: "Word (DOCX)", ending: "docx" },
] as const;

export function ExportMenu({ notebookId, title }: { notebookId: string; title: string }) {
  const { say } = useLanguage();
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon aria-label={say(texts.exportIt)} title={say(texts.exportIt)}>
          <IconDownload size={20} stroke={1.6} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {formats.map(({ format, name, ending }) => (
          <Menu.Item
            key={format}
            onClick={() => void saveFile(notebookExport(notebookId, format), `${title || "notebook"}.${ending}`)}
          >
            {name}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
