import { Button } from "@mantine/core";
import { IconCalendarDown, IconFileDownload } from "@tabler/icons-react";
import { type ContractExport, saveContractPart } from "../../api/contracts.ts";
import { useAction } from "../../api/use-action.ts";
import { useLanguage } from "../../language/use-language.ts";
import { ActionError } from "../../shell/action-error.tsx";
import styles from "./export-buttons.module.css";

const texts = {
  docx: { ko: "워드로 받기", en: "Download Word" },
  noDays: {
    ko: "날짜가 빈칸이거나 어느 날인지 정해지지 않아 넣을 것이 없습니다",
    en: "Nothing to add: its dates are blank or name no day",
  },
  ics: { ko: "달력에 넣기", en: "Add to calendar" },
};

interface Props {
  readonly documentId: string;
  /** What the file is called. */
  readonly title: string;
  readonly part: ContractExport["part"];
  readonly standard?: string;
  /** Whether any date is a day that a calendar can hold. */
  readonly hasDays?: boolean;
}

/** What this pane shows as a file; dates as a calendar too. */
export function ExportButtons({ documentId, title, part, standard, hasDays = false }: Props) {
  const { say } = useLanguage();
  const save = useAction((format: "docx" | "ics") => saveContractPart(documentId, title, { part, format, standard }));
  return (
    <div className={styles.buttons}>
      {part === "dates" ? (
        <Button
          size="xs"
          variant="default"
          leftSection={<IconCalendarDown size={15} />}
          disabled={!hasDays}
          title={hasDays ? undefined : say(texts.noDays)}
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
