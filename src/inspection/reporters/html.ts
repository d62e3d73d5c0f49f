import { type AnalysisReport, type Language, severityTitles, statusTitles } from "#protocol";
import { problemsOf, suppressedLines, thoughtsOf } from "./problems.ts";
import { type CreateReporter, countsLine, printable, titlesOf } from "./reporter.ts";

const says = {
  ko: { title: "검사 리포트", notRun: "하지 않은 검사", trace: "판정 과정", passed: "통과한 검사" },
  en: { title: "Inspection report", notRun: "Not run", trace: "How it was judged", passed: "Passed" },
} as const;

const style = `body{font:16px/1.6 system-ui,sans-serif;max-width:46rem;margin:2rem auto;padding:0 1rem;color:#1d2530;background:#fff}
section{border-top:1px solid #d5dae1;padding:1rem 0}h2{font-size:1.15rem;margin:0 0 .3rem}h3{font-size:1rem;margin:.9rem 0 .2rem}
ul{margin:.2rem 0;padding-left:1.2rem}.critical{color:#b3261e}.warning,.undecided{color:#8a5a00}.none{color:#1b6e3c}
summary,.soft{color:#5a6472}pre{white-space:pre-wrap;font-size:.85rem}
@media(prefers-color-scheme:dark){body{background:#14181d;color:#e6e9ee}section{border-color:#39414b}.critical{color:#ff8a80}.warning,.undecided{color:#e8b45a}.none{color:#7fd1a0}summary,.soft{color:#a3adba}}`;

/** One page that needs nothing else: to be opened, printed or mailed. */
export const htmlReporter: CreateReporter = (run) => ({
  begin: `<!doctype html>\n<html lang="${run.language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${says[run.language].title}</title><style>${style}</style><main><h1>${says[run.language].title}</h1>\n`,
  document: (report) => section(report, titlesOf(run), run.language),
  separator: "",
  end: (summary) => `<p class="soft">${countsLine(summary, run.language)}</p></main></html>\n`,
});

function section(report: AnalysisReport, titles: ReadonlyMap<string, string>, language: Language): string {
  const say = says[language];
  const titleOf = (name: string) => escapeHtml(titles.get(name) ?? name);
  const problems = problemsOf(report, titles, language).map(
    ({ title, severity, found, why }) =>
      `<h3><span class="${severity}">${severityTitles[severity][language]}</span> ${escapeHtml(title)}</h3>${list(found)}<p>${escapeHtml(why)}</p>`,
  );
  const passed = report.steps.filter(({ judgment }) => judgment.severity === "none");
  const thoughts = report.steps.map(
    (step) => `<h3>${titleOf(step.step.algorithm_name)}</h3><pre>${escapeHtml(thoughtsOf(step).join("\n"))}</pre>`,
  );
  const notRun = report.not_run.map(
    ({ algorithm_name, message }) => `${titles.get(algorithm_name) ?? algorithm_name}: ${message}`,
  );
  return [
    `<section><h2>${escapeHtml(report.document)}</h2><p><strong>${statusTitles[report.status][language]}</strong></p>`,
    report.error === null ? "" : `<p class="critical">${escapeHtml(report.error.message)}</p>`,
    ...problems,
    passed.length === 0
      ? ""
      : `<p class="none">${say.passed}: ${passed.map(({ judgment }) => titleOf(judgment.algorithm_name)).join(", ")}</p>`,
    list(suppressedLines(report, titles, language)),
    notRun.length === 0 ? "" : `<h3>${say.notRun}</h3>${list(notRun)}`,
    thoughts.length === 0 ? "" : `<details><summary>${say.trace}</summary>${thoughts.join("")}</details>`,
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

function escapeHtml(text: string): string {
  return printable(text).replace(/[&<>"']/g, (char) => entities[char] ?? char);
}
