import type { AnalysisReport, InspectError, JihwiError, Language } from "#protocol";
import type { AnalyzerOptions } from "../analyze.ts";
import type { LineRange } from "../executor/suppressions.ts";
import { inspectErrorOf } from "../failure.ts";
import type { SheetRow } from "./read-text.ts";
import { type CountedReport, countedOf } from "./summary.ts";

/** A line of JSONL as it stands in the file, or a row of a table as one; it is parsed where the work is done. */
export interface RecordLine {
  readonly bytes: Uint8Array;
  readonly field: string;
  /** The lines of its file that it stands on, where its name does not tell. */
  readonly lines?: LineRange | undefined;
}

/** One document to inspect: its text, or where the text is to be had. */
export interface WorkItem {
  readonly name: string;
  readonly path: string | null;
  readonly record: RecordLine | null;
  readonly text: string | null;
  /** The rows of the spreadsheet that the lines of its text stand for. */
  readonly rows?: readonly (SheetRow | null)[] | undefined;
  /** Whether its author is trusted to switch findings off. */
  readonly suppressions: boolean;
  /** It could not even be taken from its source. */
  readonly error: InspectError | null;
  /** The fingerprint of its text when an earlier run judged it. */
  readonly earlierFingerprint?: string | null;
  /** Findings count on these lines only; everywhere when absent. */
  readonly lines?: readonly LineRange[] | undefined;
}

/** The unit of work: what goes to a worker at once. */
export type Batch = readonly WorkItem[];

/** Who does the work of a run. */
export interface WorkerPool {
  run(batch: Batch): Promise<readonly Judged[]>;
  /** How many batches may wait. */
  ahead(): number;
  close(): Promise<void>;
}

/** What comes back of one document. Null: an earlier run has judged the very text. */
export type Judged = JudgedDocument | null;

export interface JudgedDocument {
  readonly counted: CountedReport;
  /** The report as a line of JSONL: most runs only pass it on. It comes from a thread as bytes. */
  readonly line: string | Uint8Array;
  /** Whether --fix could mend the file. */
  readonly isMendable: boolean;
}

const decoder = new TextDecoder();

export function judgedDocument(report: AnalysisReport, isMendable: boolean): JudgedDocument {
  return { counted: countedOf(report), line: `${JSON.stringify(report)}\n`, isMendable };
}

export function reportOf({ line }: Pick<JudgedDocument, "line">): AnalysisReport {
  return JSON.parse(lineText(line));
}

/** The line as a text. */
export function lineText(line: JudgedDocument["line"]): string {
  return typeof line === "string" ? line : decoder.decode(line);
}

/** A document by what is given of it. */
export function workItem(name: string, given: Partial<WorkItem>): WorkItem {
  return { name, path: null, record: null, text: null, suppressions: false, error: null, ...given };
}

/** A document that could not even be taken from its source: its row tells why. */
export function unreadable(name: string, why: JihwiError, language: Language): WorkItem {
  return workItem(name, { error: inspectErrorOf(why, language) });
}

/** All that a worker needs to know; plain data, so that it can cross a thread. */
export interface InspectorOptions extends Pick<AnalyzerOptions, "config" | "only" | "all" | "plan" | "criteria"> {
  readonly baseDirectory: string;
  readonly language: Language;
  /** The model that judges, where one is connected. */
  readonly judgeModel?: string | null | undefined;
  /** Whether rows carry by what they were judged, so that a later run can go on from them. */
  readonly resumable?: boolean;
}
