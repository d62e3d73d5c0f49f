import { Button, FileButton, Loader, UnstyledButton } from "@mantine/core";
import { IconBooks } from "@tabler/icons-react";
import { useState } from "react";
import type { ImportReport } from "#protocol";
import { importLibrary, importZotero } from "../../api/research.ts";
import { useAction } from "../../api/use-action.ts";
import area from "../../documents/drop-area.module.css";
import { useFileDrop } from "../../documents/use-file-drop.ts";
import { useLanguage } from "../../language/use-language.ts";
import { ActionError } from "../../shell/action-error.tsx";
import { isTouched } from "../../shell/touch.ts";
import styles from "./library-import.module.css";

const texts = {
  add: { ko: "서지 파일을 끌어다 놓거나 눌러서 고르세요", en: "Drop bibliography files here, or click to choose" },
  choose: { ko: "서지 파일을 고르세요", en: "Choose bibliography files" },
  formats: { ko: "BibTeX · RIS · CSL-JSON", en: "BibTeX · RIS · CSL-JSON" },
  reading: { ko: "읽는 중", en: "Reading" },
  imported: (count: number) => ({ ko: `${count}편을 가져왔습니다`, en: `${count} imported` }),
  updated: (count: number) => ({ ko: `${count}편은 내용을 보탰습니다`, en: `${count} updated` }),
  refused: (count: number) => ({ ko: `${count}편은 가져오지 못했습니다`, en: `${count} rejected` }),
  nothing: { ko: "가져올 논문이 없습니다", en: "No papers to import" },
  zotero: { ko: "이 컴퓨터의 Zotero에서 가져오기", en: "Bring in from Zotero on this computer" },
  rejected: { ko: "들어오지 못한 것", en: "Rejected entries" },
  line: (line: number) => ({ ko: `${line}줄`, en: `line ${line}` }),
};

/** What an import did; what there is none of is left out. */
function doneIn({ imported, updated, rejected }: ImportReport) {
  const done = [
    ...(imported === 0 ? [] : [texts.imported(imported)]),
    ...(updated === 0 ? [] : [texts.updated(updated)]),
    ...(rejected.length === 0 ? [] : [texts.refused(rejected.length)]),
  ];
  return done.length === 0 ? [texts.nothing] : done;
}

/** Brings a library in. One broken entry is named with its line and reason, and the rest come in. */
export function LibraryImport() {
  const { say } = useLanguage();
  const [report, setReport] = useState<ImportReport | null>(null);
  const take = useAction(async (from: readonly File[] | "zotero") =>
    setReport(await (from === "zotero" ? importZotero() : importLibrary(from))),
  );
  const reading = take.busy;
  const bring = (files: readonly File[]) => {
    if (files.length > 0) take.run(files);
  };
  const { over, handlers } = useFileDrop(bring);
  return (
    <>
      <FileButton multiple accept=".bib,.bibtex,.ris,.json,.txt" onChange={bring}>
        {(props) => (
          <UnstyledButton {...props} {...handlers} className={area.area} data-over={over} data-testid="library-drop">
            {reading ? <Loader size={20} /> : <IconBooks size={20} stroke={1.6} aria-hidden />}
            <span>{say(reading ? texts.reading : isTouched() ? texts.choose : texts.add)}</span>
            <small>{say(texts.formats)}</small>
          </UnstyledButton>
        )}
      </FileButton>
      <Button
        mt="xs"
        size="compact-sm"
        variant="subtle"
        color="gray"
        disabled={reading}
        onClick={() => take.run("zotero")}
      >
        {say(texts.zotero)}
      </Button>
      <ActionError action={take} />
      {report === null ? null : (
        <p className={styles.done} role="status">
          {doneIn(report).map(say).join(" · ")}
        </p>
      )}
      {report === null || report.rejected.length === 0 ? null : (
        <details className={styles.rejected} open={report.rejected.length <= 5}>
          <summary>{say(texts.rejected)}</summary>
          <ul>
            {report.rejected.map(({ file, entry, line, reason }) => (
              <li key={`${file} ${line} ${entry}`}>
                <code>{entry}</code> {line === 0 ? file : `${file} ${say(texts.line(line))}`}: {reason}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
