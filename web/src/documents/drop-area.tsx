import { FileButton, UnstyledButton } from "@mantine/core";
import { IconUpload } from "@tabler/icons-react";
import { useLanguage } from "../language/use-language.ts";
import { acceptedFiles } from "./accepted-files.ts";
import styles from "./drop-area.module.css";
import { useFileDrop } from "./use-file-drop.ts";

const texts = {
  add: { ko: "파일을 끌어다 놓거나 눌러서 고르세요", en: "Drop files here, or click to choose" },
  formats: {
    ko: "PDF · DOCX · HWPX · HWP · Markdown · HTML · 글",
    en: "PDF · DOCX · HWPX · HWP · Markdown · HTML · text",
  },
};

/** Where files are dropped or chosen. */
export function DropArea({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const { say } = useLanguage();
  const { over, handlers } = useFileDrop(onFiles);
  return (
    <FileButton multiple accept={acceptedFiles} onChange={onFiles}>
      {(props) => (
        <UnstyledButton {...props} {...handlers} className={styles.area} data-over={over} data-testid="drop-area">
          <IconUpload size={20} stroke={1.6} aria-hidden />
          <span>{say(texts.add)}</span>
          <small>{say(texts.formats)}</small>
        </UnstyledButton>
      )}
    </FileButton>
  );
}
