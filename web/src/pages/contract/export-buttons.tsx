import { Button } from "@mantine/core";
import { IconCalendarDown, IconFileDownload } from "@tabler/icons-react";
import { type ContractExport, saveContractPart } from "../../api/contracts.ts";
import { useAction } from "../../api/use-action.ts";
import { useLanguage } from "../../language/use-language.ts";
import { ActionError } from "../../shell/action-error.tsx";
import styles from "./export-buttons.module.css";

const texts = {
  docx: { ko: "워드로 받기", en: "Download Word" },
  ics: { ko: "달력에 넣기", en: "Add to calendar" },
};

interface Props {
  readonly documentId: string;
  /** What the file is called. */
  readonly title: string;
  readonly part: ContractExport["part"];
  readonly standard?: string;
}

/** What this pane shows as a file; dates as a calendar too. */
export function ExportButtons({ documentId, title, part, standard }: Props) {
  const { say } = useLanguage();
  const save = useAction((format: "docx" | "ics") => saveContractPart(documentId, title, { part, format, standard }));
  return (
    <div className={styles.buttons}>
      {part === "dates" ? (
        <Button
          size="xs"
          variant="default"
          leftSection={<IconCalendarDown size={15} />}
          onClick={() => save.run("ics")}
        >
          {say(texts.ics)}
        </Button>
      ) : null}
      <Button size="xs" variant="default" leftSection={<IconFileDownload size={15} />} onClick={() => save.run("docx")}>
        {say(texts.docx)}
      </Button>
      <ActionError action={save} />
    </div>
  );
}
