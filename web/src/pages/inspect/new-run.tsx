import { Autocomplete, Button, FileButton, Progress, Switch, TextInput, UnstyledButton } from "@mantine/core";
import { IconFiles } from "@tabler/icons-react";
import { useState } from "react";
import { useLocation } from "wouter";
import type { JudgeKind } from "#protocol";
import { useAlgorithms } from "../../api/inspect.ts";
import { startInspection } from "../../api/inspections.ts";
import area from "../../documents/drop-area.module.css";
import { useFileDrop } from "../../documents/use-file-drop.ts";
import { counted, formatBytes } from "../../language/format.ts";
import { useLanguage } from "../../language/use-language.ts";
import { ErrorNote } from "../../shell/error-note.tsx";
import { isTouched } from "../../shell/touch.ts";
import { useIsHere } from "../../shell/use-is-here.ts";
import { AlgorithmChoice } from "./algorithm-choice.tsx";
import { JudgeChoice } from "./judge-choice.tsx";
import styles from "./new-inspection.module.css";
import { RunList } from "./run-list.tsx";
import { columnsOf, isTableFile } from "./table-columns.ts";

const texts = {
  add: {
    ko: "글 파일이나 JSONL, CSV, 엑셀을 끌어다 놓거나 눌러서 고르세요",
    en: "Drop text files, JSONL, CSV or XLSX here, or click to choose",
  },
  choose: { ko: "글 파일이나 JSONL, CSV, 엑셀을 고르세요", en: "Choose text files, JSONL, CSV or XLSX" },
  hint: {
    ko: "JSONL은 한 줄이, CSV와 칸을 고른 엑셀은 한 행이 글 하나입니다",
    en: "A line of a JSONL file is one text, and so is a row of a CSV, or of a sheet whose column is chosen",
  },
  chosen: (name: string, others: number, size: string) => ({
    ko: others === 0 ? `${name} · ${size}` : `${name} 외 ${others}개 · ${size}`,
    en: others === 0 ? `${name} · ${size}` : `${name} and ${counted(others, "other")} · ${size}`,
  }),
  field: { ko: "JSONL에서 글이 든 칸", en: "The field of JSONL that holds the text" },
  column: { ko: "표에서 글이 든 칸", en: "The column of the table that holds the texts" },
  columnHint: {
    ko: "행마다 글 하나로 검사합니다. 글이 가장 긴 칸을 골라 두었습니다.",
    en: "Each row is a text. The column with the longest texts was chosen for you.",
  },
  stop: { ko: "첫 문제에서 멈추기", en: "Stop at the first problem" },
  run: { ko: "모두 검사하기", en: "Inspect all" },
  sending: (percent: number) => ({ ko: `보내는 중 · ${percent}%`, en: `Sending · ${percent}%` }),
};

/** A run over many documents: it goes on by itself, and its page may be left. */
export function NewRun() {
  const { say } = useLanguage();
  const [, navigate] = useLocation();
  const algorithms = useAlgorithms();
  const [files, setFiles] = useState<readonly File[]>([]);
  const [field, setField] = useState("text");
  const [columns, setColumns] = useState<readonly string[]>([]);
  const [only, setOnly] = useState<readonly string[] | null>(null);
  const [stops, setStops] = useState(false);
  const [judge, setJudge] = useState<JudgeKind>("compiled");
  const all = !stops;
  /** How much of the files, as a share, the server has; null while they are not being sent. */
  const [sent, setSent] = useState<number | null>(null);
  const isHere = useIsHere();
  const [error, setError] = useState<unknown>(null);
  const choose = (chosen: readonly File[]) => {
    setFiles(chosen);
    const table = chosen.find(isTableFile);
    setField(table === undefined ? "text" : "");
    if (table === undefined) return;
    void columnsOf(table).then(
      ({ names, longest }) => {
        setColumns(names);
        setField(longest ?? "");
      },
      () => setColumns([]),
    );
  };
  const { over, handlers } = useFileDrop(choose);
  const [first] = files;
  const add = isTouched() ? texts.choose : texts.add;
  const hasTables = files.some(isTableFile);
  const hasLines = files.some(({ name }) => /\.(jsonl|ndjson)$/i.test(name));
  const size = files.reduce((sum, file) => sum + file.size, 0);
  const start = async () => {
    setSent(0);
    setError(null);
    const options = {
      title: titleOf(files),
      only: only === null ? null : [...only],
      all,
      judge,
      field: (hasLines || hasTables) && field !== "" ? field : undefined,
    };
    try {
      const { id } = await startInspection(files, options, setSent);
      // Whoever has gone on to something else finds it in the list.
      if (isHere.current) navigate(`/runs/${id}`);
    } catch (thrown) {
      setError(thrown);
      setSent(null);
    }
  };
  const percent = Math.round(100 * (sent ?? 0));
  return (
    <div className={styles.columns}>
      <div className={styles.subject}>
        <FileButton multiple onChange={choose}>
          {(props) => (
            <UnstyledButton {...props} {...handlers} className={area.area} data-over={over}>
              <IconFiles size={20} stroke={1.6} aria-hidden />
              <span>
                {say(first === undefined ? add : texts.chosen(first.name, files.length - 1, formatBytes(size)))}
              </span>
              <small>{say(texts.hint)}</small>
            </UnstyledButton>
          )}
        </FileButton>
        {hasTables ? (
          <Autocomplete
            label={say(texts.column)}
            description={say(texts.columnHint)}
            data={[...columns]}
            value={field}
            onChange={setField}
          />
        ) : hasLines ? (
          <TextInput label={say(texts.field)} value={field} onChange={(event) => setField(event.currentTarget.value)} />
        ) : null}
        {sent === null ? null : (
          <div className={styles.sending}>
            {say(texts.sending(percent))}
            <Progress value={percent} size="xs" aria-label={say(texts.sending(percent))} />
          </div>
        )}
        {error === null ? null : <ErrorNote error={error} />}
        <RunList />
      </div>
      <div className={styles.choices}>
        {algorithms.error === null ? null : <ErrorNote error={algorithms.error} />}
        {algorithms.data === undefined ? null : (
          <AlgorithmChoice
            algorithms={algorithms.data.algorithms}
            unavailable={algorithms.data.unavailable}
            chosen={only ?? algorithms.data.order}
            onChoose={setOnly}
          />
        )}
        <Switch label={say(texts.stop)} checked={stops} onChange={(event) => setStops(event.currentTarget.checked)} />
        <JudgeChoice judge={judge} onChange={setJudge} />
        <Button
          size="md"
          loading={sent !== null}
          disabled={files.length === 0 || only?.length === 0}
          onClick={() => void start()}
        >
          {say(texts.run)}
        </Button>
      </div>
    </div>
  );
}

/** A run is named after its first file. */
function titleOf(files: readonly File[]): string {
  const name = files[0]?.name.slice(0, 180) ?? "";
  return files.length > 1 ? `${name} +${files.length - 1}` : name;
}
