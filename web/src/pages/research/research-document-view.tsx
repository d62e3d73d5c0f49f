import { Button, Group, Textarea, TextInput } from "@mantine/core";
import { useState } from "react";
import type { ResearchDocument } from "#protocol";
import { editDocument, refreshNotebook } from "../../api/research.ts";
import { AnswerMarkdown, type OwnBlocks } from "../../conversation/answer/answer-markdown.tsx";
import { useLanguage } from "../../language/use-language.ts";
import { ErrorNote } from "../../shell/error-note.tsx";
import { DocumentMenu } from "./document-menu.tsx";
import { PapersBlock } from "./papers-block.tsx";
import styles from "./research-document-view.module.css";

const texts = {
  title: { ko: "제목", en: "Title" },
  content: { ko: "내용 (Markdown)", en: "Content (Markdown)" },
  save: { ko: "저장", en: "Save" },
  leave: { ko: "그만두기", en: "Cancel" },
};

/** Where identifiers of papers lead. */
const paperHosts: ReadonlySet<string> = new Set(["doi.org", "arxiv.org"]);
const blocks: OwnBlocks = { papers: (code) => <PapersBlock code={code} /> };

interface Props {
  readonly document: ResearchDocument;
  /** The ids of all documents in the panel, in order. */
  readonly order: readonly string[];
}

/** A research document: read it, or edit its title and Markdown. */
export function ResearchDocumentView({ document, order }: Props) {
  const { say } = useLanguage();
  const { documentId, notebookId, title, content } = document;
  const [draft, setDraft] = useState<{ title: string; content: string } | null>(null);
  const [error, setError] = useState<unknown>(null);
  const save = async () => {
    if (draft === null) return;
    try {
      await editDocument(documentId, draft);
      await refreshNotebook(notebookId);
      setDraft(null);
      setError(null);
    } catch (thrown) {
      setError(thrown);
    }
  };
  if (draft !== null)
    return (
      <article className={styles.document}>
        <TextInput
          label={say(texts.title)}
          value={draft.title}
          onChange={(event) => setDraft({ ...draft, title: event.currentTarget.value })}
        />
        <Textarea
          mt="sm"
          label={say(texts.content)}
          autosize
          minRows={10}
          maxRows={30}
          value={draft.content}
          onChange={(event) => setDraft({ ...draft, content: event.currentTarget.value })}
        />
        {error === null ? null : <ErrorNote error={error} />}
        <Group gap="xs" mt="sm" justify="flex-end">
          <Button size="xs" variant="default" onClick={() => setDraft(null)}>
            {say(texts.leave)}
          </Button>
          <Button size="xs" onClick={() => void save()} disabled={draft.title.trim() === ""}>
            {say(texts.save)}
          </Button>
        </Group>
      </article>
    );
  return (
    <article className={styles.document} data-testid="research-document">
      <header>
        <h2>{title}</h2>
        <DocumentMenu document={document} order={order} onEdit={() => setDraft({ title, content })} />
      </header>
      <AnswerMarkdown text={content} blocks={blocks} hosts={paperHosts} />
    </article>
  );
}
