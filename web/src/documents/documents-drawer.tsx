import { Drawer } from "@mantine/core";
import { useDocuments } from "../api/documents.ts";
import { useLanguage } from "../language/use-language.ts";
import { ErrorNote } from "../shell/error-note.tsx";
import { unlessCovered } from "../shell/unless-covered.ts";
import { Waiting } from "../shell/waiting.tsx";
import { CollectionsBar } from "./collections-bar.tsx";
import { DocumentRow } from "./document-row.tsx";
import styles from "./documents-drawer.module.css";
import { DropArea } from "./drop-area.tsx";
import { FoundDocuments } from "./found-documents.tsx";
import { UploadRows } from "./upload-rows.tsx";
import { sendFiles, useUploads } from "./uploads.ts";
import type { Attached } from "./use-attached.ts";
import { useChosenCollection } from "./use-chosen-collection.ts";
import { useViewer } from "./viewer/viewer-context.tsx";
import { WatchedFolders } from "./watched-folders.tsx";
import { WebAddress } from "./web-address.tsx";

const texts = {
  title: { ko: "문서", en: "Documents" },
  none: {
    ko: "아직 문서가 없습니다. 파일을 넣으면 읽고 나서 쪽과 문장까지 찾아 드립니다.",
    en: "No documents yet. Add a file and answers can point to its very page and words.",
  },
  attached: { ko: "표시한 문서가 이 대화에 쓰입니다.", en: "Ticked documents are used in this conversation." },
};

interface Props {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly attached: Attached;
}

/** Everything the user brought: add files, watch them being read, choose which this conversation uses. */
export function DocumentsDrawer({ opened, onClose, attached }: Props) {
  const { say } = useLanguage();
  const documents = useDocuments();
  const viewer = useViewer();
  const { collection, choose, listed } = useChosenCollection();
  const bring = (files: readonly File[]) =>
    collection === null ? attached.bring(files) : sendFiles(files, { collection }).then(() => {});
  return (
    <Drawer opened={opened} onClose={unlessCovered(onClose)} position="right" title={say(texts.title)} size="md">
      <CollectionsBar chosen={collection} onChoose={choose} />
      <DropArea onFiles={(files) => void bring(files)} />
      <WebAddress />
      <ul className={styles.list}>
        <UploadRows />
      </ul>
      {documents.error !== null ? <ErrorNote error={documents.error} onRetry={() => void documents.refetch()} /> : null}
      {documents.isPending ? <Waiting /> : null}
      {documents.data?.length === 0 ? <NoDocuments /> : null}
      {documents.data !== undefined && documents.data.length > 0 ? (
        <>
          <p className={styles.hint}>{say(texts.attached)}</p>
          <FoundDocuments key={collection} documents={listed(documents.data)} first={attached.ids}>
            {(document) => (
              <DocumentRow
                key={document.id}
                document={document}
                attached={attached.ids.includes(document.id)}
                onToggle={() => attached.toggle(document.id)}
                onOpen={() => {
                  viewer.open({ documentId: document.id, name: document.name, page: 1, quote: null, span: null });
                  onClose();
                }}
              />
            )}
          </FoundDocuments>
        </>
      ) : null}
      <WatchedFolders />
    </Drawer>
  );
}

/** The first file on its way says that there will be some. */
function NoDocuments() {
  const { say } = useLanguage();
  return useUploads().length > 0 ? null : <p className={styles.hint}>{say(texts.none)}</p>;
}
