import { Button, Menu, TextInput, UnstyledButton } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { IconDownload, IconSearch } from "@tabler/icons-react";
import { useState } from "react";
import { libraryExport, useLibrary } from "../../api/research.ts";
import { saveFile } from "../../api/save-file.ts";
import { useAction } from "../../api/use-action.ts";
import { counted, formatNumber } from "../../language/format.ts";
import { useLanguage } from "../../language/use-language.ts";
import { ActionError } from "../../shell/action-error.tsx";
import { ErrorNote } from "../../shell/error-note.tsx";
import { Waiting } from "../../shell/waiting.tsx";
import { LibraryImport } from "./library-import.tsx";
import styles from "./library-panel.module.css";
import { PaperCard } from "./paper-card.tsx";
import { bibliographyFormats, citationFormats, type PaperFormat } from "./paper-formats.ts";
import { SamplesNote } from "./samples-note.tsx";

const texts = {
  search: { ko: "서재에서 찾기", en: "Search the library" },
  total: (count: number) => ({ ko: `논문 ${formatNumber(count, "ko")}편`, en: counted(count, "paper") }),
  own: (count: number) => ({
    ko: `내 논문 ${formatNumber(count, "ko")}편`,
    en: counted(count, "paper of your own", "papers of your own"),
  }),
  none: { ko: "찾는 논문이 없습니다.", en: "No paper matches." },
  more: { ko: "더 보기", en: "Show more" },
  exportIt: { ko: "서재 내보내기", en: "Export library" },
};

/** The user's own papers: bring them in, search them, take them out. */
export function LibraryPanel() {
  const { say } = useLanguage();
  const [query, setQuery] = useState("");
  const [settled] = useDebouncedValue(query.trim(), 250);
  const papers = useLibrary(settled);
  const whole = useLibrary("").data;
  const samples = whole?.samples ?? 0;
  const own = (whole?.total ?? 0) - samples;
  const save = useAction(({ format, ending }: Pick<PaperFormat, "format" | "ending">) =>
    saveFile(libraryExport(format), `library.${ending}`),
  );
  return (
    <>
      <LibraryImport />
      <div className={styles.tools}>
        <TextInput
          className={styles.search}
          aria-label={say(texts.search)}
          placeholder={say(texts.search)}
          leftSection={<IconSearch size={16} />}
          value={query}
          onChange={(event) => setQuery(event.currentTarget.value)}
        />
        <Menu position="bottom-end">
          <Menu.Target>
            <UnstyledButton className={styles.exportIt}>
              <IconDownload size={16} stroke={1.6} aria-hidden /> {say(texts.exportIt)}
            </UnstyledButton>
          </Menu.Target>
          <Menu.Dropdown>
            {[...citationFormats, ...bibliographyFormats].map(({ format, name, ending }) => (
              <Menu.Item key={format} onClick={() => save.run({ format, ending })}>
                {say(name)}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      </div>
      {papers.data === undefined ? null : (
        <p className={styles.none}>
          {say(settled === "" && own > 0 ? texts.own(own) : texts.total(papers.data.total))}
        </p>
      )}
      {samples === 0 ? null : <SamplesNote count={samples} hasOwn={own > 0} />}
      <ActionError action={save} />
      {papers.error === null ? null : <ErrorNote error={papers.error} onRetry={() => void papers.refetch()} />}
      {papers.isPending ? <Waiting /> : null}
      {papers.data?.papers.length === 0 ? <p className={styles.none}>{say(texts.none)}</p> : null}
      {papers.data?.papers.map((paper) => (
        <PaperCard key={paper.id} paper={paper} sample={paper.sample} />
      ))}
      {papers.hasNextPage ? (
        <Button
          variant="default"
          className={styles.more}
          loading={papers.isFetchingNextPage}
          onClick={() => void papers.fetchNextPage()}
        >
          {say(texts.more)}
        </Button>
      ) : null}
    </>
  );
}
