import type { AnalysisReport, Language } from "#protocol";
import type { AnalyzerOptions } from "../analyze.ts";
import type { ReportFormat } from "../reporters/index.ts";

/** All that a worker needs to know; plain data, so that it can cross a thread. */
export interface InspectorOptions extends Pick<AnalyzerOptions, "config" | "only" | "all" | "plan" | "criteria"> {
  readonly baseDirectory: string;
  readonly language: Language;
  readonly format: ReportFormat;
  readonly colour: boolean;
  readonly verbose?: boolean;
  /** Told of each report that is made in this thread. */
  readonly onReport?: (report: AnalysisReport) => void;
  readonly cacheDirectory: string | null;
  /** The model that judges, where one is connected. */
  readonly judgeModel?: string | null | undefined;
  /** Whether rows carry by what they were judged, so that a later run can go on from them. */
  readonly resumable?: boolean;
}
