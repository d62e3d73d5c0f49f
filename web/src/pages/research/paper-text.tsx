import { Anchor, Button, FileButton } from "@mantine/core";
import { IconCloudDownload, IconFileText, IconPaperclip } from "@tabler/icons-react";
import type { PaperCard } from "#protocol";
import { useFetching, useFullTextSettings } from "../../api/full-texts.ts";
import { attachToPaper } from "../../api/research.ts";
import { useAction } from "../../api/use-action.ts";
import { useViewer } from "../../documents/viewer/viewer-context.tsx";
import { useLanguage } from "../../language/use-language.ts";
import { ActionError } from "../../shell/action-error.tsx";
import { FetchFailures } from "./fetch-failures.tsx";
import styles from "./fetch-texts.module.css";

const texts = {
  attach: { ko: "본문 붙이기", en: "Attach the full text" },
  attachTo: (title: string) => ({ ko: `${title}에 본문 붙이기`, en: `Attach the full text of ${title}` }),
  fetch: { ko: "열린 본문 가져오기", en: "Fetch the open full text" },
  fetchOf: (title: string) => ({ ko: `${title} 열린 본문 가져오기`, en: `Fetch the open full text of ${title}` }),
  open: { ko: "본문 보기", en: "Open the full text" },
  openOf: (title: string) => ({ ko: `${title} 본문 보기`, en: `Open the full text of ${title}` }),
  detach: { ko: "떼기", en: "Take off" },
  detachFrom: (title: string) => ({ ko: `${title}에서 본문 떼기`, en: `Take off the full text of ${title}` }),
  from: { ko: "가져온 곳", en: "Fetched from" },
  license: (license: string) => ({ ko: `라이선스 ${license}`, en: `licence ${license}` }),
  noLicense: { ko: "라이선스는 알려지지 않음", en: "licence not told" },
};

interface Props {
  readonly notebookId: string;
  readonly paper: Pick<PaperCard, "id" | "title" | "documentId" | "fullText">;
}

const button = { size: "compact-xs", variant: "subtle", color: "gray" } as const;

/** The file with a paper's whole text: analyses and columns of questions read it in place of the abstract. */
export function PaperText({ notebookId, paper }: Props) {
  const { say } = useLanguage();
  const { open } = useViewer();
  const attach = useAction((file: File | null) => attachToPaper(notebookId, paper.id, file));
  const mayFetch = useFullTextSettings().data?.enabled === true;
  const fetching = useFetching(notebookId, [paper.id]);
  const { title, documentId, fullText } = paper;
  if (documentId === null)
    return (
      <>
        {mayFetch ? (
          <Button
            {...button}
            loading={fetching.busy}
            aria-label={say(texts.fetchOf(title))}
            leftSection={<IconCloudDownload size={14} />}
            onClick={() => fetching.start.run()}
          >
            {say(texts.fetch)}
          </Button>
        ) : null}
        <FileButton
          onChange={(file) => (file === null ? undefined : attach.run(file))}
          accept=".pdf,.docx,.hwpx,.html,.txt,.md"
        >
          {(props) => (
            <Button
              {...props}
              {...button}
              loading={attach.busy}
              aria-label={say(texts.attachTo(title))}
              leftSection={<IconPaperclip size={14} />}
            >
              {say(texts.attach)}
            </Button>
          )}
        </FileButton>
        <ActionError action={attach} />
        <ActionError action={fetching.start} />
        {fetching.report === null ? null : <FetchFailures report={fetching.report} />}
      </>
    );
  return (
    <>
      <Button
        {...button}
        aria-label={say(texts.openOf(title))}
        leftSection={<IconFileText size={14} />}
        onClick={() => open({ documentId, name: title, page: 1, quote: null, span: null })}
      >
        {say(texts.open)}
      </Button>
      <Button
        {...button}
        loading={attach.busy}
        aria-label={say(texts.detachFrom(title))}
        onClick={() => attach.run(null)}
      >
        {say(texts.detach)}
      </Button>
      {fullText === null ? null : (
        <p className={styles.words}>
          {say(texts.from)}{" "}
          <Anchor size="sm" href={fullText.url} target="_blank" rel="noreferrer noopener">
            {URL.parse(fullText.url)?.hostname ?? fullText.url}
          </Anchor>{" "}
          · {say(fullText.license === null ? texts.noLicense : texts.license(fullText.license))}
        </p>
      )}
      <ActionError action={attach} />
    </>
  );
}
