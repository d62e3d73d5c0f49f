import { Switch } from "@mantine/core";
import { turnFolder, useWatchedFolders } from "../api/documents.ts";
import { useAction } from "../api/use-action.ts";
import { counted } from "../language/format.ts";
import { useLanguage } from "../language/use-language.ts";
import { ActionError } from "../shell/action-error.tsx";
import styles from "./documents-drawer.module.css";

const texts = {
  title: { ko: "살피는 폴더", en: "Watched folders" },
  files: (count: number, failed: number) => ({
    ko: failed === 0 ? `파일 ${count}개` : `파일 ${count}개, 못 읽은 파일 ${failed}개`,
    en: failed === 0 ? counted(count, "file") : `${counted(count, "file")}, ${failed} unreadable`,
  }),
};

/** Folders of the server whose files are documents, each switched on or off. Nothing is shown where there is none. */
export function WatchedFolders() {
  const { say } = useLanguage();
  const { data: folders = [] } = useWatchedFolders();
  const turn = useAction(turnFolder);
  if (folders.length === 0) return null;
  return (
    <section aria-label={say(texts.title)} className={styles.folders}>
      <h3>{say(texts.title)}</h3>
      {folders.map(({ id, path, isOn, files, failed, error }) => (
        <div key={id}>
          <Switch
            checked={isOn}
            label={path}
            description={error === null ? say(texts.files(files, failed)) : say(error.message)}
            onChange={({ currentTarget }) => turn.run({ id, isOn: currentTarget.checked })}
          />
        </div>
      ))}
      <ActionError action={turn} />
    </section>
  );
}
