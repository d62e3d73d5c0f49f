import type { AnalysisReport, Language } from "#protocol";

const isBlank = (text: string) => /^[\s\uFEFF\u200B]*$/u.test(text);

const emptyText = {
  ko: "글이 비어 있어 검사한 것이 없습니다.",
  en: "The text is empty: there was nothing to inspect.",
} as const;

/** A text without a word passes no check: there was nothing to look at. What a criterion found wanting in it stands. */
export function unlessEmpty(text: string, report: AnalysisReport, language: Language): AnalysisReport {
  if (report.status !== "all_passed" || !isBlank(text)) return report;
  const error = { code: "document-empty", message: emptyText[language] } as const;
  return { ...report, status: "error", executed_steps: 0, steps: [], error, not_run: [] };
}
