import { useMemo } from "react";
import type { ResearchDocument } from "#protocol";
import { useNotebookPapers } from "../../api/research.ts";
import { AnswerMarkdown, type OwnBlocks } from "../../conversation/answer/answer-markdown.tsx";
import { onlyAddresses } from "../../conversation/answer/known-addresses.ts";
import { useKeptForm } from "../../drafts/use-kept-form.ts";
import { DocumentEditor } from "./document-editor.tsx";
import { DocumentMenu } from "./document-menu.tsx";
import { documentDraftSchema, partsOf } from "./document-parts.ts";
import { paperAddresses } from "./paper-addresses.ts";
import { paperCitations } from "./paper-citations.ts";
import { PapersBlock } from "./papers-block.tsx";
import styles from "./research-document-view.module.css";
import { withoutOwnTitle } from "./without-own-title.ts";

const blocks: OwnBlocks = { papers: (code) => <PapersBlock code={code} /> };

interface Props {
  readonly document: ResearchDocument;
  /** The ids of all documents in the panel, in order. */
  readonly order: readonly string[];
}

/** A research document: read it, or edit its title and its prose. */
export function ResearchDocumentView({ document, order }: Props) {
  const { documentId, notebookId, title, content, version } = document;
  const known = useMemo(() => onlyAddresses(paperAddresses(content)), [content]);
  const papers = useNotebookPapers(notebookId).data;
  const citations = useMemo(() => paperCitations(content, papers ?? []), [content, papers]);
  const draft = useKeptForm(`research-document ${documentId}`, documentDraftSchema);
  if (draft.form !== null) return <DocumentEditor document={document} form={draft.form} draft={draft} />;
  return (
    <article className={styles.document} data-document={documentId} data-testid="research-document">
      <header>
        <h2>{title}</h2>
        <DocumentMenu
          document={document}
          order={order}
          onEdit={() => draft.write({ title, parts: partsOf(content), version })}
        />
      </header>
      <AnswerMarkdown text={withoutOwnTitle(title, content)} blocks={blocks} known={known} citations={citations} />
    </article>
  );
}
