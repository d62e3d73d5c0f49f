import { type AnalysisReport, type Finding, type InspectError, saidIn, toJihwiError } from "#protocol";
import { type Analyzer, createAnalyzer } from "../analyze.ts";
import { defaultInspectConfig } from "../config.ts";
import { isFixable } from "../fixes.ts";
import type { Judges } from "../judge/prose.ts";
import { reporters } from "../reporters/index.ts";
import type { Reporter } from "../reporters/reporter.ts";
import { judgedBy, shortFingerprint, textFingerprint } from "./fingerprint.ts";
import { type FileText, readFileText, withSheetRows } from "./read-text.ts";
import { inspectedSubjectOf, textOfRecord } from "./records.ts";
import { nearDuplicateOf, signatureOf, worstOf } from "./summary.ts";
import type { Batch, InspectorOptions, Judged, Outcome, WorkItem } from "./work.ts";

/** What asks a model about one document. */
export type ModelsFor = (document: string, signal?: AbortSignal) => Promise<DocumentModels>;

export interface DocumentModels extends Required<Judges> {
  /** Keeps what the models were asked. It does not fail: a verdict does not hang on its trace. */
  end(): Promise<void>;
}

export interface Inspector {
  readonly analyzer: Analyzer;
  readonly reporter: Reporter;
  inspect(item: WorkItem): Promise<Judged>;
}

interface Analysed {
  readonly report: AnalysisReport;
  /** Whether --fix could mend the file. */
  readonly isMendable?: boolean;
}

/** Makes what turns a document into its part of the report; the same in a worker thread and without one. */
export async function createInspector(
  options: InspectorOptions,
  modelsFor?: ModelsFor,
  signal?: AbortSignal,
): Promise<Inspector> {
  const { config = defaultInspectConfig, language, format, colour, judgeModel = null } = options;
  const analyzer = await createAnalyzer(options);
  const { verbose = false } = options;
  const fixable = (finding: Finding) => isFixable(analyzer.asShipped(finding));
  const run = { language, algorithms: analyzer.described, colour, verbose };
  const reporter = reporters[format](run);
  /** Of files that --fix writes again. */
  const mending = reporters[format]({ ...run, fixable });
  const fingerprint = options.resumable ? shortFingerprint(judgedBy(analyzer, options, judgeModel)) : undefined;

  const analyse = async (item: WorkItem): Promise<Analysed | null> => {
    const { name, suppressions, duplicateOf = null, lines } = item;
    if (item.error !== null) return { report: failed(name, item.error, analyzer) };
    try {
      const { text, rows, isMendable } = await textOf(item, config.maxBytes, signal);
      const subject = item.path === null ? inspectedSubjectOf(item, text, config.mask) : undefined;
      const text_fingerprint = options.resumable ? textFingerprint(text, subject?.id ?? null, config.mask) : undefined;
      if (text_fingerprint !== undefined && text_fingerprint === item.earlierFingerprint) return null;
      const about = { subject, text_fingerprint };
      const told = (report: AnalysisReport) => (rows === undefined ? report : withSheetRows(report, rows, language));
      const models = analyzer.needsModel ? await modelsFor?.(name, signal) : undefined;
      const report = await analyzer.analyze(text, {
        document: name,
        suppressions,
        duplicateOf,
        before: item.before,
        lines,
        ...models,
        signal,
      });
      await models?.end();
      return { report: { ...told(report), ...about }, isMendable };
    } catch (thrown) {
      signal?.throwIfAborted();
      const error = toJihwiError(thrown);
      return { report: failed(name, { code: error.code, message: saidIn(error.says, language) }, analyzer) };
    }
  };
  return {
    analyzer,
    reporter,
    async inspect(item) {
      const judged = await analyse(item);
      if (judged === null) return null;
      const report = { ...judged.report, fingerprint };
      options.onReport?.(report);
      return {
        name: item.name,
        rendered: new TextEncoder().encode((judged.isMendable ? mending : reporter).document(report)),
        status: report.status,
        worst: worstOf(report),
        verdicts: verdictsOf(report),
        signature: signatureOf(report, analyzer),
        results: analyzer.needsModel ? report.steps : undefined,
        duplicateOf: nearDuplicateOf(report, analyzer),
        error: report.error?.message ?? null,
      };
    },
  };
}

/** One after another. */
export async function inspectBatch(batch: Batch, { inspect }: Pick<Inspector, "inspect">): Promise<Judged[]> {
  const outcomes: Judged[] = [];
  for (const item of batch) outcomes.push(await inspect(item));
  return outcomes;
}

async function textOf(
  { text, rows, record, path, name }: WorkItem,
  maxBytes: number,
  signal?: AbortSignal,
): Promise<FileText & { isMendable: boolean }> {
  if (text !== null) return { text, rows, isMendable: false };
  if (record !== null) return { text: textOfRecord(record), isMendable: false };
  return await readFileText(path ?? name, maxBytes, signal);
}

function failed(document: string, error: InspectError, { plan }: Analyzer): AnalysisReport {
  return {
    document,
    status: "error",
    stopped_at: null,
    executed_steps: 0,
    total_steps: plan.steps.length,
    steps: [],
    error,
    plan,
    not_run: [],
  };
}

function verdictsOf({ steps }: AnalysisReport): Outcome["verdicts"] {
  return Object.fromEntries(steps.map(({ judgment }) => [judgment.algorithm_name, judgment.severity]));
}
