import { Switch } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { turnFolder, useWatchedFolders, watchedFoldersKey } from "../api/documents.ts";
import { useLanguage } from "../language/use-language.ts";
import { ErrorNote } from "../shell/error-note.tsx";
import styles from "./documents-drawer.module.css";

const texts = {
  title: { ko: "살피는 폴더", en: "Watched folders" },
  files: (count: number, failed: number) => ({
    ko: failed === 0 ? `파일 ${count}개` : `파일 ${count}개, 못 읽은 파일 ${failed}개`,
    en: failed === 0 ? `${count} files` : `${count} files, ${failed} unreadable`,
  }),
};

/** Folders of the server whose files are documents, each switched on or off. Nothing is shown where there is none. */
export function WatchedFolders() {
  const { say } = useLanguage();
  const client = useQueryClient();
  const { data: folders = [] } = useWatchedFolders();
  const turn = useMutation({
    mutationFn: ({ id, isOn }: { id: string; isOn: boolean }) => turnFolder(id, isOn),
    onSettled: () => client.invalidateQueries({ queryKey: watchedFoldersKey }),
  });
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
            onChange={({ currentTarget }) => turn.mutate({ id, isOn: currentTarget.checked })}
          />
        </div>
      ))}
      {turn.error === null ? null : <ErrorNote error={turn.error} />}
    </section>
  );
}
