import { type AnalysisReport, analysisReportSchema } from "#protocol";
import type { InspectionRow } from "#store";

export function readReport({ result }: Pick<InspectionRow, "result">): AnalysisReport {
  return analysisReportSchema.parse(JSON.parse(result));
}
