import { Button, Menu, Progress, SegmentedControl } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { useState } from "react";
import { inspectStatusSchema, reportFormatSchema } from "#protocol";
import { cancelJob } from "../../api/follow-job.ts";
import { runReportUrl, useRunRows } from "../../api/inspect.ts";
import { saveFile } from "../../api/save-file.ts";
import { useJob } from "../../documents/use-job.ts";
import { formatNumber } from "../../language/format.ts";
import { useLanguage } from "../../language/use-language.ts";
import { ErrorNote } from "../../shell/error-note.tsx";
import { RunChart } from "./run-chart.tsx";
import { RunRow } from "./run-row.tsx";
import styles from "./run-view.module.css";
import { statusNames } from "./severity-texts.ts";

const texts = {
  progress: (done: string, total: string) => ({ ko: `${total}건 중 ${done}건`, en: `${done} of ${total}` }),
  done: (count: string) => ({ ko: `${count}건을 검사했습니다`, en: `${count} documents inspected` }),
  stop: { ko: "멈추기", en: "Stop" },
  all: { ko: "전체", en: "All" },
  status: { ko: "결과로 고르기", en: "Filter by result" },
  download: { ko: "보고서 받기", en: "Download report" },
  more: { ko: "더 보기", en: "Show more" },
};

/** A run over many documents: how far it is, what it found by algorithm, and each document's row. */
export function RunView({ id }: { id: string }) {
  const { say, language } = useLanguage();
  const [status, setStatus] = useState("all");
  const job = useJob(id, () => {});
  const going = job === null || job.status === "queued" || job.status === "running";
  const chosen = inspectStatusSchema.safeParse(status).data ?? null;
  const rows = useRunRows(id, chosen, going);
  const number = (value: number) => formatNumber(value, language);
  const { done = 0, total = null } = job?.progress ?? {};
  const summary = rows.data?.summary ?? null;
  return (
    <div className={styles.run}>
      <header className={styles.head}>
        <h2>
          {say(
            going && total !== null
              ? texts.progress(number(done), number(total))
              : texts.done(number(summary?.documents ?? done)),
          )}
        </h2>
        {going ? (
          <Button size="xs" variant="default" onClick={() => void cancelJob(id)}>
            {say(texts.stop)}
          </Button>
        ) : (
          <Menu position="bottom-end">
            <Menu.Target>
              <Button size="xs" variant="default" leftSection={<IconDownload size={15} />}>
                {say(texts.download)}
              </Button>
            </Menu.Target>
            <Menu.Dropdown>
              {reportFormatSchema.options.map((format) => (
                <Menu.Item key={format} onClick={() => void saveFile(runReportUrl(id, format), `report.${format}`)}>
                  {format}
                </Menu.Item>
              ))}
            </Menu.Dropdown>
          </Menu>
        )}
      </header>
      {going ? (
        <Progress value={total === null ? 100 : (100 * done) / Math.max(1, total)} animated={total === null} />
      ) : null}
      {job?.error == null ? null : <p role="alert">{say(job.error.message)}</p>}
      {rows.error === null ? null : <ErrorNote error={rows.error} onRetry={() => void rows.refetch()} />}
      {summary === null ? null : <RunChart byAlgorithm={summary.byAlgorithm} />}
      <SegmentedControl
        size="sm"
        aria-label={say(texts.status)}
        value={status}
        onChange={setStatus}
        data={[
          { value: "all", label: say(texts.all) },
          ...inspectStatusSchema.options.map((value) => ({
            value,
            label: `${say(statusNames[value])} ${number(summary?.byStatus[value] ?? 0)}`,
          })),
        ]}
      />
      <ul className={styles.rows}>
        {rows.data?.rows.map((row) => (
          <RunRow key={row.document} row={row} />
        ))}
      </ul>
      {rows.hasNextPage ? (
        <Button variant="default" loading={rows.isFetchingNextPage} onClick={() => void rows.fetchNextPage()}>
          {say(texts.more)}
        </Button>
      ) : null}
    </div>
  );
}
