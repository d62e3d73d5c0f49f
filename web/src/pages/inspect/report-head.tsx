import { type AnalysisReport, statusTitles } from "#protocol";
import { renderReport } from "../../api/inspect.ts";
import { offerDownload } from "../../api/save-file.ts";
import { counted } from "../../language/format.ts";
import { useLanguage } from "../../language/use-language.ts";
import { useCheckTitles } from "./check-titles.ts";
import styles from "./report-head.module.css";
import { ReportMenu } from "./report-menu.tsx";

const texts = {
  steps: (done: number, all: number) => ({ ko: `${all}단계 중 ${done}단계 실행`, en: `${done} of ${all} steps run` }),
  stopped: (name: string) => ({ ko: `${name}에서 멈춤`, en: `stopped at ${name}` }),
  notRun: (count: number) => ({ ko: `하지 않은 검사 ${count}개`, en: `${counted(count, "check")} not run` }),
};

/** What the inspection came to, and the report in the formats that tools read. */
export function ReportHead({ report }: { report: AnalysisReport }) {
  const { say } = useLanguage();
  const titleOf = useCheckTitles();
  const { status, executed_steps, total_steps, stopped_at } = report;
  return (
    <section className={styles.head} data-status={status} data-testid="report">
      <div>
        <h2>{say(statusTitles[status])}</h2>
        <p>
          {say(texts.steps(executed_steps, total_steps))}
          {stopped_at === null ? "" : ` · ${say(texts.stopped(titleOf(stopped_at.algorithm_name)))}`}
        </p>
        {report.error === null ? null : <p>{report.error.message}</p>}
        {report.not_run.length === 0 ? null : (
          <details className={styles.notRun}>
            <summary>{say(texts.notRun(report.not_run.length))}</summary>
            <ul>
              {report.not_run.map(({ algorithm_name, message }) => (
                <li key={algorithm_name}>
                  {titleOf(algorithm_name)}: {message}
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
      <ReportMenu
        onSave={async (format, ending) => offerDownload(await renderReport(report, format), `report.${ending}`)}
      />
    </section>
  );
}
