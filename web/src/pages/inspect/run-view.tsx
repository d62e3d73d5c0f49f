import { Button, Progress, SegmentedControl } from "@mantine/core";
import { useState } from "react";
import { type AnalysisReport, inspectStatusSchema, statusNames } from "#protocol";
import { cancelJob } from "../../api/follow-job.ts";
import { inspectionReportUrl, resumeInspection, useInspection, useInspectionRows } from "../../api/inspections.ts";
import { saveFile } from "../../api/save-file.ts";
import { useAction } from "../../api/use-action.ts";
import { formatNumber } from "../../language/format.ts";
import { useLanguage } from "../../language/use-language.ts";
import { ActionError } from "../../shell/action-error.tsx";
import { ErrorNote } from "../../shell/error-note.tsx";
import { PageError } from "../../shell/page-error.tsx";
import { Waiting } from "../../shell/waiting.tsx";
import { RemoveRun } from "./remove-run.tsx";
import { ReportMenu } from "./report-menu.tsx";
import { reportName } from "./report-name.ts";
import { RunChart } from "./run-chart.tsx";
import { RunRow } from "./run-row.tsx";
import styles from "./run-view.module.css";

const texts = {
  progress: (done: string, total: string) => ({ ko: `${total}건 중 ${done}건`, en: `${done} of ${total}` }),
  left: (left: string) => ({
    ko: `끝나지 않은 검사입니다. ${left}건은 검사하지 않았고, 보고서에도 그렇게 적힙니다.`,
    en: `This inspection did not come to its end: ${left} were not inspected, and reports say so.`,
  }),
  comparing: {
    ko: "서로 거의 같은 글은 모두 검사한 뒤에 찾습니다. 그때까지는 정상으로 보이는 글에도 문제가 더 나올 수 있습니다.",
    en: "Texts that nearly repeat each other are looked for once all are inspected: until then, texts without a problem may still turn out to have one.",
  },
  uncompared: {
    ko: "서로 거의 같은 글은 다 찾지 못했습니다.",
    en: "Texts that nearly repeat each other have not all been looked for.",
  },
  stop: { ko: "멈추기", en: "Stop" },
  resume: { ko: "이어서 하기", en: "Go on" },
  all: { ko: "전체", en: "All" },
  status: { ko: "결과로 고르기", en: "Filter by result" },
  more: { ko: "더 보기", en: "Show more" },
};

/** A run over many documents: how far it is, its verdicts by algorithm, and each document's row. */
export function RunView({ id }: { id: string }) {
  const { say, language } = useLanguage();
  const [status, setStatus] = useState("all");
  const run = useInspection(id);
  const going = run.data?.status === "queued" || run.data?.status === "running";
  const rows = useInspectionRows(id, inspectStatusSchema.safeParse(status).data ?? null);
  const stop = useAction(cancelJob);
  const resume = useAction(() => resumeInspection(id));
  if (run.data === undefined)
    return run.error === null ? <Waiting /> : <PageError error={run.error} onRetry={() => void run.refetch()} />;
  const number = (value: number) => formatNumber(value, language);
  const { title, jobId, documents, judged, byStatus, byAlgorithm, uncompared, error } = run.data;
  const stopped = run.data.status === "cancelled" || run.data.status === "failed";
  return (
    <div className={styles.run}>
      <header className={styles.head}>
        <h2>
          {title} <small>{say(texts.progress(number(judged), number(documents)))}</small>
        </h2>
        {going && jobId !== null ? (
          <Button size="xs" variant="default" loading={stop.busy} onClick={() => stop.run(jobId)}>
            {say(texts.stop)}
          </Button>
        ) : null}
        {stopped ? (
          <Button size="xs" variant="default" loading={resume.busy} onClick={() => resume.run()}>
            {say(texts.resume)}
          </Button>
        ) : null}
        <ReportMenu
          disabled={going}
          onSave={(format, ending) => saveFile(inspectionReportUrl(id, format), say(reportName(title, ending)))}
        />
        <RemoveRun id={id} title={title} />
      </header>
      {judged < documents ? <Progress value={(100 * judged) / Math.max(1, documents)} animated={going} /> : null}
      {stopped && judged < documents ? <p>{say(texts.left(number(documents - judged)))}</p> : null}
      <ActionError action={stop} />
      <ActionError action={resume} />
      {error === null ? null : <p role="alert">{say(error.message)}</p>}
      {rows.error === null ? null : <ErrorNote error={rows.error} onRetry={() => void rows.refetch()} />}
      <RunChart byAlgorithm={byAlgorithm} uncompared={uncompared} />
      {uncompared.length === 0 ? null : <p>{say(going ? texts.comparing : texts.uncompared)}</p>}
      <SegmentedControl
        size="sm"
        aria-label={say(texts.status)}
        value={status}
        onChange={setStatus}
        data={[
          { value: "all", label: say(texts.all) },
          ...inspectStatusSchema.options.map((value) => ({
            value,
            label: `${say(statusNames[value])} ${number(byStatus[value] ?? 0)}`,
          })),
        ]}
      />
      {groupsOf(rows.data ?? []).map((group) => (
        <ul key={group[0]?.document} className={styles.rows}>
          {group.map((row) => (
            <RunRow key={row.document} row={row} />
          ))}
        </ul>
      ))}
      {rows.hasNextPage ? (
        <Button variant="default" loading={rows.isFetchingNextPage} onClick={() => void rows.fetchNextPage()}>
          {say(texts.more)}
        </Button>
      ) : null}
    </div>
  );
}

const rowsInGroup = 50;

/** Rows off the screen are left out of the layout in groups: the browser watches dozens of lists, not thousands of rows. */
function groupsOf(rows: readonly AnalysisReport[]): (readonly AnalysisReport[])[] {
  return Array.from({ length: Math.ceil(rows.length / rowsInGroup) }, (_, at) =>
    rows.slice(at * rowsInGroup, (at + 1) * rowsInGroup),
  );
}
