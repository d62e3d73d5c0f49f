import type { AnalysisReport } from "#protocol";
import { type CreateReporter, countsLine, type ReportRun } from "./reporter.ts";
import { reportTitles, tellReport } from "./told.ts";

const style = `body{font:16px/1.6 system-ui,sans-serif;max-width:46rem;margin:2rem auto;padding:0 1rem;color:#1d2530;background:#fff}
section{border-top:1px solid #d5dae1;padding:1rem 0}h2{font-size:1.15rem;margin:0 0 .3rem}h3{font-size:1rem;margin:.9rem 0 .2rem}
ul{margin:.2rem 0;padding-left:1.2rem}.critical{color:#b3261e}.warning,.undecided{color:#8a5a00}.none{color:#1b6e3c}
summary,.soft{color:#5a6472}pre{white-space:pre-wrap;font-size:.85rem}
@media(prefers-color-scheme:dark){body{background:#14181d;color:#e6e9ee}section{border-color:#39414b}.critical{color:#ff8a80}.warning,.undecided{color:#e8b45a}.none{color:#7fd1a0}summary,.soft{color:#a3adba}}`;

/** One page that needs nothing else: to be opened, printed or mailed. */
export const htmlReporter: CreateReporter = (run) => ({
  begin: `<!doctype html>\n<html lang="${run.language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${reportTitles[run.language].title}</title><style>${style}</style><main><h1>${reportTitles[run.language].title}</h1>\n`,
  document: (report) => section(report, run),
  end: (summary) => `<p class="soft">${countsLine(summary, run.language)}</p></main></html>\n`,
});

function section(report: AnalysisReport, run: ReportRun): string {
  const say = reportTitles[run.language];
  const { document, status, error, problems, passed, suppressed, notRun, judged } = tellReport(report, run);
  const traces = judged.map(
    ({ title, thoughts }) => `<h3>${escapeHtml(title)}</h3><pre>${escapeHtml(thoughts.join("\n"))}</pre>`,
  );
  return [
    `<section><h2>${escapeHtml(document)}</h2><p><strong>${status}</strong></p>`,
    error === null ? "" : `<p class="critical">${escapeHtml(error)}</p>`,
    ...problems.map(
      ({ title, severity, level, found, why }) =>
        `<h3><span class="${severity}">${level}</span> ${escapeHtml(title)}</h3>${list(found)}<p>${escapeHtml(why)}</p>`,
    ),
    passed.length === 0
      ? ""
      : `<p class="none">${say.passed}: ${passed.map(({ title }) => escapeHtml(title)).join(", ")}</p>`,
    list(suppressed),
    notRun.length === 0 ? "" : `<h3>${say.notRun}</h3>${list(notRun)}`,
    traces.length === 0 ? "" : `<details><summary>${say.trace}</summary>${traces.join("")}</details>`,
    "</section>\n",
  ].join("");
}

function list(items: readonly string[]): string {
  return items.length === 0 ? "" : `<ul>${items.map((item) => `<li>${escapeHtml(item)}</li>`).join("")}</ul>`;
}

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** For HTML and for XML. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (char) => entities[char] ?? char);
}
