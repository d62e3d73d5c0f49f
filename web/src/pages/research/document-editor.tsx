import { ActionIcon, Button, Group, Textarea, TextInput } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import { paperLineSchema, type ResearchDocument } from "#protocol";
import { editDocument, refreshNotebook } from "../../api/research.ts";
import { useAction } from "../../api/use-action.ts";
import { NoticeLine } from "../../conversation/notice-line.tsx";
import type { KeptForm } from "../../drafts/use-kept-form.ts";
import { counted } from "../../language/format.ts";
import { useLanguage } from "../../language/use-language.ts";
import { ActionError } from "../../shell/action-error.tsx";
import styles from "./document-editor.module.css";
import { type DocumentDraft, type DocumentPart, joinParts } from "./document-parts.ts";
import { jsonOf } from "./papers-block.tsx";

const texts = {
  title: { ko: "제목", en: "Title" },
  prose: { ko: "글", en: "Text" },
  hint: { ko: "마크다운으로 쓸 수 있습니다.", en: "Markdown works here." },
  papers: (count: number) => ({ ko: `논문 ${count}편`, en: counted(count, "paper") }),
  take: (title: string) => ({ ko: `${title} 빼기`, en: `Take out ${title}` }),
  meanwhile: (version: number) => ({
    ko: `쓰는 동안 다른 곳에서 ${version}판이 저장되었습니다. 여기서 저장하면 그 위에 새 판이 되고, ${version}판은 지난 판에 남습니다.`,
    en: `Version ${version} was saved elsewhere while you wrote. Saving here makes a newer one; version ${version} stays among the versions.`,
  }),
  save: { ko: "저장", en: "Save" },
  leave: { ko: "그만두기", en: "Cancel" },
};

interface Props {
  readonly document: ResearchDocument;
  readonly form: DocumentDraft;
  /** Where it is kept: the editor is open for as long as there is something. */
  readonly draft: KeptForm<DocumentDraft>;
}

/** A research document to be written in: its prose as text, its papers as a list that papers can be taken out of. */
export function DocumentEditor({ document, form, draft }: Props) {
  const { say } = useLanguage();
  const { title, parts } = form;
  const replace = (at: number, text: string) =>
    draft.write({ ...form, parts: parts.map((part, index) => (index === at ? { ...part, text } : part)) });
  const save = useAction(async (sent: DocumentDraft) => {
    await editDocument(document.documentId, { title: sent.title, content: joinParts(sent.parts) });
    await refreshNotebook(document.notebookId);
    draft.forget(sent);
  });
  return (
    <article className={styles.editor} data-testid="document-editor">
      <TextInput
        label={say(texts.title)}
        value={title}
        onChange={(event) => draft.write({ ...form, title: event.currentTarget.value })}
      />
      {parts.map((part, at) =>
        part.kind === "papers" ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts keep their places while they are edited
          <PapersPart key={at} part={part} onChange={(text) => replace(at, text)} />
        ) : (
          <Textarea
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            key={at}
            label={at === 0 ? say(texts.prose) : undefined}
            aria-label={say(texts.prose)}
            description={at === 0 ? say(texts.hint) : undefined}
            autosize
            minRows={at === 0 ? 4 : 2}
            maxRows={24}
            value={part.text}
            onChange={(event) => replace(at, event.currentTarget.value)}
          />
        ),
      )}
      {form.version !== undefined && document.version > form.version && (
        <NoticeLine notice={{ kind: "info", text: texts.meanwhile(document.version) }} />
      )}
      <ActionError action={save} />
      <Group gap="xs" justify="flex-end">
        <Button size="xs" variant="default" onClick={draft.discard}>
          {say(texts.leave)}
        </Button>
        <Button size="xs" loading={save.busy} disabled={title.trim() === ""} onClick={() => save.run(form)}>
          {say(texts.save)}
        </Button>
      </Group>
    </article>
  );
}

function PapersPart({ part, onChange }: { part: DocumentPart; onChange: (text: string) => void }) {
  const { say } = useLanguage();
  const lines = part.text.split("\n").filter((line) => line.trim() !== "");
  return (
    <section className={styles.papers}>
      <p>{say(texts.papers(lines.length))}</p>
      <ul>
        {lines.map((line) => {
          const paper = paperLineSchema.safeParse(jsonOf(line)).data;
          const title = paper?.title ?? line;
          return (
            <li key={line}>
              <span>
                {paper === undefined ? "" : `[${paper.number}] `}
                {title}
              </span>
              <ActionIcon
                size="sm"
                aria-label={say(texts.take(title))}
                onClick={() => onChange(lines.filter((other) => other !== line).join("\n"))}
              >
                <IconX size={14} />
              </ActionIcon>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
