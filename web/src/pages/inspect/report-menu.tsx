import { Button, Menu } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { useState } from "react";
import type { Localized, ReportFormatName } from "#protocol";
import { useLanguage } from "../../language/use-language.ts";
import { ErrorNote } from "../../shell/error-note.tsx";

const texts = {
  download: { ko: "보고서 받기", en: "Download report" },
  people: { ko: "읽고 나누기", en: "To read and share" },
  programs: { ko: "프로그램에서 쓰기", en: "For programs" },
};

interface Format {
  readonly title: Localized;
  readonly ending: string;
  readonly forPeople: boolean;
}

const formats: Readonly<Record<ReportFormatName, Format>> = {
  xlsx: { title: { ko: "엑셀 (XLSX)", en: "Excel (XLSX)" }, ending: "xlsx", forPeople: true },
  docx: { title: { ko: "워드 (DOCX)", en: "Word (DOCX)" }, ending: "docx", forPeople: true },
  html: { title: { ko: "웹 페이지 (HTML)", en: "Web page (HTML)" }, ending: "html", forPeople: true },
  csv: { title: { ko: "표 (CSV)", en: "Table (CSV)" }, ending: "csv", forPeople: true },
  markdown: { title: { ko: "마크다운", en: "Markdown" }, ending: "md", forPeople: true },
  stylish: { title: { ko: "글 (TXT)", en: "Text (TXT)" }, ending: "txt", forPeople: true },
  json: { title: { ko: "JSON", en: "JSON" }, ending: "json", forPeople: false },
  jsonl: { title: { ko: "JSONL", en: "JSONL" }, ending: "jsonl", forPeople: false },
  sarif: { title: { ko: "SARIF", en: "SARIF" }, ending: "sarif", forPeople: false },
  junit: { title: { ko: "JUnit XML", en: "JUnit XML" }, ending: "xml", forPeople: false },
  github: { title: { ko: "GitHub 주석", en: "GitHub annotations" }, ending: "txt", forPeople: false },
  gitlab: { title: { ko: "GitLab 코드 품질", en: "GitLab code quality" }, ending: "json", forPeople: false },
};
const names = Object.keys(formats) as readonly ReportFormatName[];

interface Props {
  readonly disabled?: boolean;
  /** Saves the report; `ending` is what a file of the format is called by. */
  readonly onSave: (format: ReportFormatName, ending: string) => Promise<void>;
}

/** The report as a file: formats for people first, then those that tools read. What fails is told. */
export function ReportMenu({ disabled = false, onSave }: Props) {
  const { say } = useLanguage();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const save = async (format: ReportFormatName) => {
    setBusy(true);
    setError(null);
    try {
      await onSave(format, formats[format].ending);
    } catch (thrown) {
      setError(thrown);
    }
    setBusy(false);
  };
  const items = (forPeople: boolean) =>
    names
      .filter((name) => formats[name].forPeople === forPeople)
      .map((name) => (
        <Menu.Item key={name} onClick={() => void save(name)}>
          {say(formats[name].title)}
        </Menu.Item>
      ));
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button
            size="xs"
            variant="default"
            loading={busy}
            disabled={disabled}
            leftSection={<IconDownload size={15} />}
          >
            {say(texts.download)}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Label>{say(texts.people)}</Menu.Label>
          {items(true)}
          <Menu.Label>{say(texts.programs)}</Menu.Label>
          {items(false)}
        </Menu.Dropdown>
      </Menu>
      {error === null ? null : <ErrorNote error={error} />}
    </>
  );
}
