import type { AnalysisReport, Language, StepResult } from "#protocol";
import { escapeHtml } from "./html.ts";
import { shownPlace } from "./places.ts";
import type { CreateReporter } from "./reporter.ts";
import { suppressedNote } from "./told.ts";

/** JUnit XML: a suite for each document, a case for each step. What is undecided is an error, not a pass. */
export const junitReporter: CreateReporter = ({ language }) => ({
  begin: '<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="jihwi inspect">\n',
  document: (report) => suite(report, language),
  end: () => "</testsuites>\n",
});

function suite(report: AnalysisReport, language: Language): string {
  const name = escapeXml(report.document);
  const unread = report.error !== null && report.steps.length === 0;
  const failures = report.steps.filter((step) => step.judgment.has_problem === true).length;
  const errors = report.steps.filter((step) => step.judgment.has_problem === null).length + (unread ? 1 : 0);
  const skipped = unread ? 0 : report.total_steps - report.executed_steps;
  const cases = unread
    ? `    <testcase classname="${name}" name="read"><error type="${report.error?.code}" message="${escapeXml(report.error?.message ?? "")}"/></testcase>\n`
    : report.steps.map((step) => testCase(name, step, language)).join("");
  const tests = unread ? 1 : report.steps.length;
  return `  <testsuite name="${name}" tests="${tests}" failures="${failures}" errors="${errors}" skipped="0">\n${
    skipped > 0
      ? `    <properties><property name="stopped_at" value="${escapeXml(report.stopped_at?.algorithm_name ?? "")}"/></properties>\n`
      : ""
  }${cases}  </testsuite>\n`;
}

function testCase(document: string, step: StepResult, language: Language): string {
  const { judgment, findings } = step;
  const head = `    <testcase classname="${document}" name="${escapeXml(judgment.algorithm_name)}"`;
  const note = suppressedNote(step, language);
  const hidden = note === "" ? "" : `<system-out>${escapeXml(note)}</system-out>`;
  if (judgment.has_problem === false) return hidden === "" ? `${head}/>\n` : `${head}>${hidden}</testcase>\n`;
  const element = judgment.has_problem === true ? "failure" : "error";
  const places = findings.map((finding) => `${shownPlace(finding)} ${finding.message}: ${finding.text}`);
  const body = escapeXml([judgment.reasoning, ...places].join("\n"));
  return `${head}><${element} type="${judgment.severity}" message="${escapeXml(judgment.summary)}">${body}</${element}>${hidden}</testcase>\n`;
}

/** XML 1.0 has no room for control characters, lone surrogates and U+FFFE, not even escaped. */
function escapeXml(text: string): string {
  return escapeHtml(text.toWellFormed().replace(/(?![\t\n\r])\p{Cc}|[\uFFFE\uFFFF]/gu, "\uFFFD"));
}
