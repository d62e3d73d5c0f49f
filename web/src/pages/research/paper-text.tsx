import { Button, FileButton } from "@mantine/core";
import { IconFileText, IconPaperclip } from "@tabler/icons-react";
import { attachToPaper } from "../../api/research.ts";
import { useAction } from "../../api/use-action.ts";
import { useLanguage } from "../../language/use-language.ts";
import { ActionError } from "../../shell/action-error.tsx";

const texts = {
  attach: { ko: "본문 붙이기", en: "Attach the full text" },
  attachTo: (title: string) => ({ ko: `${title}에 본문 붙이기`, en: `Attach the full text of ${title}` }),
  attached: { ko: "본문을 읽습니다", en: "Full text is read" },
  detach: { ko: "떼기", en: "Take off" },
  detachFrom: (title: string) => ({ ko: `${title}에서 본문 떼기`, en: `Take off the full text of ${title}` }),
};

interface Props {
  readonly notebookId: string;
  readonly paper: { readonly id: string; readonly title: string; readonly documentId: string | null };
}

/** The file with a paper's whole text: analyses and columns of questions read it in place of the abstract. */
export function PaperText({ notebookId, paper }: Props) {
  const { say } = useLanguage();
  const attach = useAction((file: File | null) => attachToPaper(notebookId, paper.id, file));
  const { title, documentId } = paper;
  return (
    <>
      {documentId === null ? (
        <FileButton
          onChange={(file) => (file === null ? undefined : attach.run(file))}
          accept=".pdf,.docx,.hwpx,.html,.txt,.md"
        >
          {(props) => (
            <Button
              {...props}
              size="compact-xs"
              variant="subtle"
              color="gray"
              loading={attach.busy}
              aria-label={say(texts.attachTo(title))}
              leftSection={<IconPaperclip size={14} />}
            >
              {say(texts.attach)}
            </Button>
          )}
        </FileButton>
      ) : (
        <Button
          size="compact-xs"
          variant="subtle"
          color="gray"
          loading={attach.busy}
          aria-label={say(texts.detachFrom(title))}
          leftSection={<IconFileText size={14} />}
          onClick={() => attach.run(null)}
        >
          {say(texts.attached)} · {say(texts.detach)}
        </Button>
      )}
      <ActionError action={attach} />
    </>
  );
}
