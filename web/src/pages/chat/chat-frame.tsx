import { Button } from "@mantine/core";
import { IconFiles, IconUpload } from "@tabler/icons-react";
import { type ClipboardEvent, type ReactNode, Suspense, useState } from "react";
import type { Attached } from "../../documents/use-attached.ts";
import { useFileDrop } from "../../documents/use-file-drop.ts";
import { useLanguage } from "../../language/use-language.ts";
import { SessionsButton } from "../../sessions/sessions-button.tsx";
import { lazily } from "../../shell/lazily.ts";
import { PageHeader } from "../../shell/page-header.tsx";
import styles from "./chat-frame.module.css";

const DocumentsDrawer = lazily(() =>
  import("../../documents/documents-drawer.tsx").then(({ DocumentsDrawer }) => ({ default: DocumentsDrawer })),
);

const texts = {
  documents: { ko: "문서", en: "Documents" },
  drop: { ko: "놓으면 이 대화에 붙습니다", en: "Drop to attach to this conversation" },
};

interface Props {
  readonly title: string;
  readonly onToggleSessions: () => void;
  readonly attached: Attached;
  readonly children: (openDocuments: () => void) => ReactNode;
}

/** Header, documents drawer and the place where files may be dropped: the same for a new chat and an old one. */
export function ChatFrame({ title, onToggleSessions, attached, children }: Props) {
  const { say } = useLanguage();
  const [drawer, setDrawer] = useState(false);
  // The composer shows what arrives: whoever drops a file goes on writing there.
  const bring = (files: readonly File[]) => void attached.bring(files, { isPassing: true });
  const { over, handlers } = useFileDrop(bring);
  const takePasted = (event: ClipboardEvent) => {
    const files = [...event.clipboardData.files];
    if (files.length === 0) return;
    event.preventDefault();
    bring(files);
  };
  return (
    <section className={styles.frame} {...handlers} onPaste={takePasted} aria-label={title}>
      <PageHeader title={title} leading={<SessionsButton onToggle={onToggleSessions} />}>
        <Button
          variant="subtle"
          color="gray"
          size="sm"
          leftSection={<IconFiles size={18} stroke={1.6} />}
          onClick={() => setDrawer(true)}
        >
          {say(texts.documents)}
          {attached.ids.length === 0 ? "" : ` ${attached.ids.length}`}
        </Button>
      </PageHeader>
      {children(() => setDrawer(true))}
      <Suspense fallback={null}>
        <DocumentsDrawer opened={drawer} onClose={() => setDrawer(false)} attached={attached} />
      </Suspense>
      {over ? (
        <div className={styles.drop}>
          <IconUpload size={22} stroke={1.6} aria-hidden />
          {say(texts.drop)}
        </div>
      ) : null}
    </section>
  );
}
