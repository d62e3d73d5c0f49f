import { Button, UnstyledButton } from "@mantine/core";
import { IconChevronRight, IconTable } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import { Link, useLocation } from "wouter";
import { useDocuments } from "../../api/documents.ts";
import { CollectionsBar } from "../../documents/collections-bar.tsx";
import { DocumentProgress } from "../../documents/document-progress.tsx";
import { DropArea } from "../../documents/drop-area.tsx";
import { FoundDocuments } from "../../documents/found-documents.tsx";
import { UploadRows } from "../../documents/upload-rows.tsx";
import { sendFiles } from "../../documents/uploads.ts";
import { useChosenCollection } from "../../documents/use-chosen-collection.ts";
import { useLanguage } from "../../language/use-language.ts";
import { SessionsButton } from "../../sessions/sessions-button.tsx";
import { ErrorNote } from "../../shell/error-note.tsx";
import { PageHeader } from "../../shell/page-header.tsx";
import styles from "./contract-picker.module.css";

const texts = {
  title: { ko: "계약", en: "Contracts" },
  greeting: { ko: "어떤 계약서를 볼까요?", en: "Which contract shall we read?" },
  words: {
    ko: "계약서를 넣으면 조항을 나누어 읽고, 물음마다 제몇 조 제몇 항인지 짚어 답합니다. 계약서에 없는 것은 없다고 말합니다.",
    en: "Add a contract: its articles are read one by one, every answer cites article and paragraph, and what is not in it is said not to be.",
  },
  documents: { ko: "넣어 둔 문서", en: "Your documents" },
  sideBySide: { ko: "여러 계약서를 나란히 보기", en: "Contracts side by side" },
};

/** The beginning: bring a contract, or choose one that is there. */
export function ContractPicker({ onToggleSessions }: { onToggleSessions: () => void }) {
  const { say } = useLanguage();
  const [, navigate] = useLocation();
  const documents = useDocuments();
  const { collections, collection, choose, listed } = useChosenCollection();
  const [arrived, setArrived] = useState<string | null>(null);
  const bring = async (files: readonly File[]) => {
    const {
      arrived: [only, ...more],
    } = await sendFiles(files, { collection });
    setArrived(only === undefined || more.length > 0 ? null : only);
  };
  const isRead = documents.data?.some(({ id, status }) => id === arrived && status === "ready") ?? false;
  // A contract that was just brought opens by itself, as soon as it has been read.
  useEffect(() => {
    if (isRead && arrived !== null) navigate(`/of/${arrived}`);
  }, [isRead, arrived, navigate]);
  // One that was just brought and cannot be read says why.
  const ready = documents.data?.filter(({ id, status }) => status !== "error" || id === arrived) ?? [];
  return (
    <div className={styles.page}>
      <PageHeader title={say(texts.title)} leading={<SessionsButton onToggle={onToggleSessions} />} />
      <div className={styles.scroll}>
        <div className={styles.column}>
          <h2>{say(texts.greeting)}</h2>
          <p>{say(texts.words)}</p>
          <DropArea onFiles={(files) => void bring(files)} />
          <ul className={styles.uploads}>
            <UploadRows />
          </ul>
          {documents.error === null ? null : <ErrorNote error={documents.error} />}
          {ready.length < 2 ? null : (
            <Button
              component={Link}
              href="/side-by-side"
              variant="default"
              mt="md"
              leftSection={<IconTable size={16} />}
            >
              {say(texts.sideBySide)}
            </Button>
          )}
          {ready.length === 0 ? null : <h3>{say(texts.documents)}</h3>}
          {collections.length === 0 ? null : <CollectionsBar chosen={collection} onChoose={choose} />}
          <FoundDocuments key={collection} documents={listed(ready)}>
            {(document) => (
              <li key={document.id}>
                <UnstyledButton
                  className={styles.document}
                  disabled={document.status !== "ready"}
                  onClick={() => navigate(`/of/${document.id}`)}
                >
                  <span className={styles.words}>
                    <span className={styles.name}>{document.name}</span>
                    <DocumentProgress document={document} />
                    {document.error === null ? null : (
                      <span className={styles.error} role="alert">
                        {say(document.error.message)} {document.error.hint === null ? "" : say(document.error.hint)}
                      </span>
                    )}
                  </span>
                  <IconChevronRight size={18} stroke={1.6} aria-hidden />
                </UnstyledButton>
              </li>
            )}
          </FoundDocuments>
        </div>
      </div>
    </div>
  );
}
