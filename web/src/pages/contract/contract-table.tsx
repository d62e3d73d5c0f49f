import { ActionIcon, Button, Menu, Progress, Switch, UnstyledButton } from "@mantine/core";
import { IconArrowDown, IconArrowUp, IconDownload } from "@tabler/icons-react";
import { useState } from "react";
import { Link } from "wouter";
import { cellRemark, type ContractTable as Table, type TableEstimate } from "#protocol";
import { AnswerCell } from "../../answer-table/answer-cell.tsx";
import tableStyles from "../../answer-table/answer-table.module.css";
import { ColumnField } from "../../answer-table/column-field.tsx";
import { ColumnHead } from "../../answer-table/column-head.tsx";
import {
  chooseColumns,
  refreshTable,
  saveTable,
  startTable,
  type TableFormat,
  useContractTable,
  useTableEstimate,
} from "../../api/contract-tables.ts";
import { cancelJob } from "../../api/follow-job.ts";
import { useAction } from "../../api/use-action.ts";
import { useViewer, ViewerProvider } from "../../documents/viewer/viewer-context.tsx";
import { ViewerPane } from "../../documents/viewer/viewer-pane.tsx";
import { counted, formatNumber } from "../../language/format.ts";
import { useLanguage } from "../../language/use-language.ts";
import { SessionsButton } from "../../sessions/sessions-button.tsx";
import { ActionError } from "../../shell/action-error.tsx";
import { Loaded } from "../../shell/loaded.tsx";
import { PageHeader } from "../../shell/page-header.tsx";
import { SearchField } from "../../shell/search-field.tsx";
import styles from "./contract-table.module.css";
import { isMarked, rowsShown, type TableView } from "./table-rows.ts";

const texts = {
  contract: { ko: "계약서", en: "Contract" },
  search: { ko: "표에서 찾기", en: "Find in the table" },
  onlyMarked: { ko: "확인할 것만", en: "Only those to check" },
  sort: (column: string) => ({ ko: `${column}: 차례 바꾸기`, en: `${column}: sort` }),
  open: (label: string, file: string) => ({ ko: `${label} ${file} 열기`, en: `${label} Open ${file}` }),
  start: { ko: "시작", en: "Start" },
  stop: { ko: "멈추기", en: "Stop" },
  filled: (done: string, all: string) => ({ ko: `${all}칸 가운데 ${done}칸`, en: `${done} of ${all} cells` }),
  byModel: (model: string) => ({
    ko: `답은 ${model}이(가) 쓰고, 딸린 말이 계약서에 그대로 있는지는 코드가 확인합니다.`,
    en: `${model} answers, and code checks that the words below each answer stand in the contract.`,
  }),
  byCode: {
    ko: "모델이 없어 당사자·날짜·금액은 계약서에서 뽑고, 다른 항목은 제목이 맞는 조항을 보여 줍니다. 물음에는 모델을 연결해야 답합니다.",
    en: "No model is connected: parties, dates and amounts are taken from the contract, other fields show the article that bears the name. Questions need a model.",
  },
  save: { ko: "표 내려받기", en: "Download the table" },
};

const formats: readonly { format: TableFormat; name: { ko: string; en: string } }[] = [
  { format: "xlsx", name: { ko: "엑셀 (XLSX)", en: "Excel (XLSX)" } },
  { format: "csv", name: { ko: "CSV", en: "CSV" } },
  { format: "json", name: { ko: "JSON", en: "JSON" } },
  { format: "ics", name: { ko: "달력 (종료일과 통지 기한)", en: "Calendar (ends and notices)" } },
];

interface Props {
  readonly id: string;
  readonly onToggleSessions: () => void;
}

/** Contracts as rows, questions as columns; a cell opens its contract at its words. */
export function ContractTable({ id, onToggleSessions }: Props) {
  return (
    <Loaded query={useContractTable(id)} isPage>
      {(table) => (
        <ViewerProvider>
          <OpenTable table={table} onToggleSessions={onToggleSessions} />
          <ViewerPane />
        </ViewerProvider>
      )}
    </Loaded>
  );
}

const asChosen: TableView = { column: null, isDescending: false, words: "", onlyMarked: false };

function OpenTable({ table, onToggleSessions }: { table: Table; onToggleSessions: () => void }) {
  const { say, language } = useLanguage();
  const viewer = useViewer();
  const [view, setView] = useState(asChosen);
  const { title, columns, rows, model } = table;
  const names = columns.map(({ name }) => name);
  const save = useAction((format: TableFormat) => saveTable(table, format));
  const choose = useAction((next: readonly string[]) => chooseColumns(table, next));
  const sort = (column: number) =>
    setView((before) => ({ ...before, column, isDescending: before.column === column && !before.isDescending }));
  const head = (name: string, at: number) => (
    <UnstyledButton className={styles.sort} title={say(texts.sort(name))} onClick={() => sort(at)}>
      {name}{" "}
      {view.column !== at ? null : view.isDescending ? (
        <IconArrowDown size={13} aria-hidden />
      ) : (
        <IconArrowUp size={13} aria-hidden />
      )}
    </UnstyledButton>
  );
  const sorted = (at: number) => (view.column !== at ? "none" : view.isDescending ? "descending" : "ascending");
  return (
    <section className={styles.page} aria-label={title}>
      <PageHeader title={title} leading={<SessionsButton onToggle={onToggleSessions} />}>
        <Menu position="bottom-end">
          <Menu.Target>
            <ActionIcon aria-label={say(texts.save)} title={say(texts.save)}>
              <IconDownload size={20} stroke={1.6} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            {formats.map(({ format, name }) => (
              <Menu.Item key={format} onClick={() => save.run(format)}>
                {say(name)}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      </PageHeader>
      <div className={styles.body}>
        <p className={tableStyles.words}>{say(model === null ? texts.byCode : texts.byModel(model))}</p>
        <ActionError action={save} />
        <ActionError action={choose} />
        <Filling table={table} />
        <ColumnField columns={names} onColumns={choose.run} asks="contracts" />
        <div className={styles.bar}>
          <SearchField
            className={styles.search}
            label={texts.search}
            query={view.words}
            onQuery={(words) => setView((before) => ({ ...before, words }))}
          />
          <Switch
            size="sm"
            label={say(texts.onlyMarked)}
            checked={view.onlyMarked}
            onChange={({ currentTarget: { checked } }) => setView((before) => ({ ...before, onlyMarked: checked }))}
          />
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls sideways must be reached by keyboard */}
        <section className={`${tableStyles.scroll} ${styles.table}`} tabIndex={0} aria-label={title}>
          <table>
            <thead>
              <tr>
                <th scope="col" aria-sort={sorted(-1)}>
                  {head(say(texts.contract), -1)}
                </th>
                {columns.map(({ name, title: named }, at) => (
                  <ColumnHead
                    key={name}
                    title={say(named)}
                    sorted={sorted(at)}
                    onRemove={columns.length === 1 ? null : () => choose.run(names.filter((other) => other !== name))}
                  >
                    {head(say(named), at)}
                  </ColumnHead>
                ))}
              </tr>
            </thead>
            <tbody>
              {rowsShown(rows, view, language).map(({ documentId, file, cells }) => (
                <tr key={documentId}>
                  <th scope="row">
                    <Link className={styles.file} href={`/of/${documentId}`}>
                      {file}
                    </Link>
                  </th>
                  {cells.map((cell, at) => {
                    const column = columns[at];
                    if (column === undefined) return null;
                    const { label, quote, page } = cell;
                    const remark = cellRemark(cell);
                    const isEmpty = cell.answer === null && quote === null;
                    const place =
                      label === null || page === null ? undefined : (
                        <p className={styles.place}>
                          <UnstyledButton
                            aria-label={say(texts.open(label, file))}
                            onClick={() => viewer.open({ documentId, name: file, page, quote, span: null })}
                          >
                            {label}
                          </UnstyledButton>
                          {cell.status === "closest" && remark !== null ? ` · ${say(remark)}` : ""}
                        </p>
                      );
                    const shown = {
                      ...cell,
                      mark: isMarked(cell) ? remark : null,
                      nothing: isEmpty ? remark : null,
                    };
                    return <AnswerCell key={column.name} question={say(column.title)} cell={shown} place={place} />;
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </div>
    </section>
  );
}

/** How far it is, and what the rest would take, before it is begun. */
function Filling({ table }: { table: Table }) {
  const { say, language } = useLanguage();
  const { id, jobId, isRunning, open, rows, columns } = table;
  const estimate = useTableEstimate(table).data;
  const start = useAction(() => startTable(id));
  const stop = useAction(async (job: string) => {
    await cancelJob(job);
    await refreshTable(id);
  });
  if (open === 0 && !isRunning) return null;
  const all = rows.length * columns.length;
  const number = (value: number) => formatNumber(value, language);
  return (
    <div className={styles.bar} role="status">
      {isRunning ? (
        <Progress
          className={styles.progress}
          value={(100 * (all - open)) / all}
          aria-label={say(texts.filled(number(all - open), number(all)))}
        />
      ) : null}
      <p>{say(texts.filled(number(all - open), number(all)))}</p>
      {isRunning || estimate === undefined ? null : <p>{say(costWords(estimate))}</p>}
      {isRunning && jobId !== null ? (
        <Button size="xs" variant="default" loading={stop.busy} onClick={() => stop.run(jobId)}>
          {say(texts.stop)}
        </Button>
      ) : (
        <Button size="xs" loading={start.busy} onClick={() => start.run()}>
          {say(texts.start)}
        </Button>
      )}
      <ActionError action={start} />
      <ActionError action={stop} />
    </div>
  );
}

/** As Korean counts: 9천, 10만. */
const inTenThousands = (thousands: number) =>
  thousands < 10 ? `${thousands}천` : `${formatNumber(Math.round(thousands) / 10, "ko")}만`;

function costWords({ model, calls, inputTokens, outputTokens, usd }: TableEstimate) {
  if (model === null) return { ko: "드는 값이 없습니다.", en: "It costs nothing." };
  const tokens = Math.ceil((inputTokens + outputTokens) / 1000);
  const money = usd === null ? null : usd < 0.01 ? "< $0.01" : `$${usd.toFixed(2)}`;
  return {
    ko: `많아야 ${formatNumber(calls, "ko")}번 묻습니다 · 약 ${inTenThousands(tokens)} 토큰까지 · ${money === null ? "값은 알 수 없음" : `약 ${money}까지`}`,
    en: `At most ${counted(calls, "question")} · up to ${formatNumber(tokens, "en")}k tokens · ${money === null ? "price unknown" : `up to about ${money}`}`,
  };
}
