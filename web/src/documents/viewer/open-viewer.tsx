import { ActionIcon, SegmentedControl } from "@mantine/core";
import { useHotkeys } from "@mantine/hooks";
import { IconDownload, IconX } from "@tabler/icons-react";
import { useState } from "react";
import { documentFileUrl, useDocuments } from "../../api/documents.ts";
import { saveFile } from "../../api/save-file.ts";
import { useLanguage } from "../../language/use-language.ts";
import { PdfView } from "./pdf-view.tsx";
import { TextView } from "./text-view.tsx";
import { useViewer, type ViewerTarget } from "./viewer-context.tsx";
import styles from "./viewer-pane.module.css";

const texts = {
  viewer: { ko: "문서 보기", en: "Document viewer" },
  close: { ko: "문서 닫기", en: "Close document" },
  download: { ko: "원본 내려받기", en: "Download original" },
  page: (page: number) => ({ ko: `${page}쪽`, en: `Page ${page}` }),
  look: { ko: "보기", en: "View" },
  drawn: { ko: "원본", en: "Page" },
  text: { ko: "글", en: "Text" },
};

/** An open document, with the words that a citation points to. */
export function OpenViewer({ target }: { target: ViewerTarget }) {
  const { say } = useLanguage();
  const { close } = useViewer();
  const [asText, setAsText] = useState(false);
  const format = useDocuments().data?.find(({ id }) => id === target.documentId)?.format;
  useHotkeys([["Escape", close]]);
  const isPdf = format === "pdf";
  return (
    <aside className={styles.pane} aria-label={say(texts.viewer)} data-testid="viewer">
      <header className={styles.header}>
        <strong title={target.name}>{target.name}</strong>
        <span className={styles.page}>{say(texts.page(target.page))}</span>
        {isPdf ? (
          <SegmentedControl
            size="xs"
            aria-label={say(texts.look)}
            value={asText ? "text" : "drawn"}
            onChange={(value) => setAsText(value === "text")}
            data={[
              { value: "drawn", label: say(texts.drawn) },
              { value: "text", label: say(texts.text) },
            ]}
          />
        ) : null}
        <ActionIcon
          aria-label={say(texts.download)}
          title={say(texts.download)}
          onClick={() => void saveFile(documentFileUrl(target.documentId), target.name)}
        >
          <IconDownload size={18} stroke={1.7} />
        </ActionIcon>
        <ActionIcon aria-label={say(texts.close)} title={say(texts.close)} onClick={close}>
          <IconX size={18} stroke={1.7} />
        </ActionIcon>
      </header>
      <div className={styles.body}>
        {format === undefined ? null : isPdf && !asText ? <PdfView target={target} /> : <TextView target={target} />}
      </div>
    </aside>
  );
}
