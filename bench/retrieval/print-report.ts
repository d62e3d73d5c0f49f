import { counted, type Language } from "#protocol";
import type { RetrievalReport } from "./evaluate-retrieval.ts";

/** A report as lines for a terminal; `JSON.stringify` of it is the form for programs. */
export function printRetrievalReport(report: RetrievalReport, language: Language): string {
  const measures = Object.entries(report).filter(([name]) => name.includes("@"));
  const width = Math.max(...measures.map(([name]) => name.length));
  const heading = {
    ko: `문서 ${report.documents}개, 질문 ${report.queries}개${report.unjudged === 0 ? "" : ` (정답이 없는 질문 ${report.unjudged}개 제외)`}`,
    en: `${counted(report.documents, "document")}, ${counted(report.queries, "query", "queries")}${report.unjudged === 0 ? "" : ` (${report.unjudged} without judgments left out)`}`,
  }[language];
  const times = {
    ko: `색인 ${report.indexSeconds.toFixed(1)}초, 질문 p50 ${report.queryP50Ms.toFixed(1)} ms, p95 ${report.queryP95Ms.toFixed(1)} ms`,
    en: `index ${report.indexSeconds.toFixed(1)} s, query p50 ${report.queryP50Ms.toFixed(1)} ms, p95 ${report.queryP95Ms.toFixed(1)} ms`,
  }[language];
  return [heading, ...measures.map(([name, value]) => `${name.padEnd(width)}  ${value.toFixed(4)}`), times].join("\n");
}
