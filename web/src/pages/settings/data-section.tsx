import { Button, FileButton, Group } from "@mantine/core";
import { useState } from "react";
import { backupUrl, importBackup, useDataFacts } from "../../api/data.ts";
import { saveFile } from "../../api/save-file.ts";
import { useAction } from "../../api/use-action.ts";
import { dayInName, formatBytes, formatNumber } from "../../language/format.ts";
import { useLanguage } from "../../language/use-language.ts";
import { ActionError } from "../../shell/action-error.tsx";
import { RemoveEverything } from "./remove-everything.tsx";
import styles from "./settings-page.module.css";

const texts = {
  where: (folder: string, size: string) => ({
    ko: `${folder} 폴더에 있습니다 (${size}).`,
    en: `Kept in ${folder} (${size}).`,
  }),
  elsewhere: (folder: string, size: string) => ({
    ko: `PostgreSQL에 있고, 키와 도구 서버와 웹훅은 ${folder} 폴더에 있습니다 (${size}).`,
    en: `Kept in PostgreSQL; keys, tool servers and webhooks in ${folder} (${size}).`,
  }),
  backup: { ko: "백업 내려받기", en: "Download a backup" },
  restore: { ko: "백업 들여오기", en: "Restore a backup" },
  words: {
    ko: "백업에는 대화, 문서, 논문, 검사, 설정이 들어가고 키, 도구 서버, 웹훅은 들어가지 않습니다. 들여오면 없는 것만 더해지고, 설정은 여기서 정한 대로입니다.",
    en: "A backup holds conversations, documents, papers, inspections and settings, but no keys, tool servers or webhooks. Restoring adds what is missing; settings stay as they are here.",
  },
  restored: (rows: string) => ({ ko: `${rows}개를 들여왔습니다.`, en: `Entries that came in: ${rows}.` }),
};

/** Where everything is kept, out as one file, in again, and gone. */
export function DataSection() {
  const { say, language } = useLanguage();
  const facts = useDataFacts().data;
  const [restored, setRestored] = useState<number | null>(null);
  const backup = useAction(() => saveFile(backupUrl, `jihwi-${dayInName(Date.now())}.jsonl`));
  const restore = useAction(async (file: File) => setRestored((await importBackup(file)).rows));
  return (
    <>
      {facts === undefined ? null : (
        <p className={styles.words}>
          {say((facts.store === "sqlite" ? texts.where : texts.elsewhere)(facts.folder, formatBytes(facts.bytes)))}
        </p>
      )}
      <p className={styles.words}>{say(texts.words)}</p>
      <Group gap="xs">
        <Button size="sm" variant="default" loading={backup.busy} onClick={() => backup.run()}>
          {say(texts.backup)}
        </Button>
        <FileButton accept=".jsonl" onChange={(file) => file !== null && restore.run(file)}>
          {(props) => (
            <Button {...props} size="sm" variant="default" loading={restore.busy}>
              {say(texts.restore)}
            </Button>
          )}
        </FileButton>
        <RemoveEverything />
      </Group>
      <ActionError action={backup} />
      <ActionError action={restore} />
      {restored === null ? null : <p role="status">{say(texts.restored(formatNumber(restored, language)))}</p>}
    </>
  );
}
