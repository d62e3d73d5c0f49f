import { FileButton, UnstyledButton } from "@mantine/core";
import { IconUpload } from "@tabler/icons-react";
import { useDocumentFormats } from "../api/documents.ts";
import { useLanguage } from "../language/use-language.ts";
import { isTouched } from "../shell/touch.ts";
import styles from "./drop-area.module.css";
import { useFileDrop } from "./use-file-drop.ts";

const texts = {
  add: { ko: "파일을 끌어다 놓거나 눌러서 고르세요", en: "Drop files here, or click to choose" },
  choose: { ko: "눌러서 파일을 고르세요", en: "Tap to choose files" },
};

/** Where files are dropped or chosen. */
export function DropArea({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const { say } = useLanguage();
  const { over, handlers } = useFileDrop(onFiles);
  const { data: formats = [] } = useDocumentFormats();
  // The picker offers these; the server looks into the file itself and says what it cannot read.
  const accepted = formats.flatMap(({ extensions }) => extensions.map((extension) => `.${extension}`)).join(",");
  return (
    <FileButton multiple accept={accepted} onChange={onFiles}>
      {(props) => (
        <UnstyledButton {...props} {...handlers} className={styles.area} data-over={over} data-testid="drop-area">
          <IconUpload size={20} stroke={1.6} aria-hidden />
          <span>{say(isTouched() ? texts.choose : texts.add)}</span>
          <small>{formats.map(({ title }) => say(title)).join("\u00a0· ")}</small>
        </UnstyledButton>
      )}
    </FileButton>
  );
}
