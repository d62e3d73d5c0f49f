import { ActionIcon, Menu } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import type { NotebookFormatName } from "#protocol";
import { notebookExport } from "../../api/research.ts";
import { saveFile } from "../../api/save-file.ts";
import { useAction } from "../../api/use-action.ts";
import { useLanguage } from "../../language/use-language.ts";
import { ActionError } from "../../shell/action-error.tsx";
import { bibliographyFormats, citationFormats } from "./paper-formats.ts";

const texts = {
  exportIt: { ko: "노트 내보내기", en: "Export notebook" },
  documents: { ko: "문서", en: "Documents" },
  references: { ko: "참고문헌 목록", en: "List of references" },
  programs: { ko: "서지 프로그램으로", en: "For reference managers" },
};

const documentFormats = [
  { format: "docx", name: { ko: "워드 (DOCX)", en: "Word (DOCX)" }, ending: "docx" },
  { format: "markdown", name: { ko: "마크다운", en: "Markdown" }, ending: "md" },
] as const;

/** A notebook as a file: its documents, its papers as references in a style, or for reference managers. */
export function ExportMenu({ notebookId, title }: { notebookId: string; title: string }) {
  const { say } = useLanguage();
  const save = useAction(({ format, ending }: { format: NotebookFormatName; ending: string }) =>
    saveFile(notebookExport(notebookId, format), `${title || "notebook"}.${ending}`),
  );
  const groups = [
    { title: texts.documents, formats: documentFormats },
    { title: texts.references, formats: citationFormats },
    { title: texts.programs, formats: bibliographyFormats },
  ];
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon aria-label={say(texts.exportIt)} title={say(texts.exportIt)}>
            <IconDownload size={20} stroke={1.6} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {groups.map(({ title, formats }) => [
            <Menu.Label key={title.en}>{say(title)}</Menu.Label>,
            ...formats.map(({ format, name, ending }) => (
              <Menu.Item key={format} onClick={() => save.run({ format, ending })}>
                {say(name)}
              </Menu.Item>
            )),
          ])}
        </Menu.Dropdown>
      </Menu>
      <ActionError action={save} />
    </>
  );
}
