import type { InspectError } from "#protocol";
import { type Analyzer, createAnalyzer } from "../analyze.ts";
import { defaultInspectConfig } from "../config.ts";
import { inspectErrorOf } from "../failure.ts";
import type { Judges } from "../judge/prose.ts";
import { errorReport } from "../reporters/unfinished.ts";
import { judgedBy, shortFingerprint, textFingerprint } from "./fingerprint.ts";
import { type FileText, readFileText, withSheetRows } from "./read-text.ts";
import { inspectedSubjectOf, readRecord } from "./records.ts";
import { type Batch, type InspectorOptions, type Judged, judgedDocument, type WorkItem } from "./work.ts";

/** What asks a model about one document. */
export type ModelsFor = (document: string, signal?: AbortSignal) => Promise<DocumentModels>;

export interface DocumentModels extends Required<Judges> {
  /** Keeps what the models were asked. It does not fail: a verdict does not hang on its trace. */
  end(): Promise<void>;
}

export interface Inspector {
  readonly analyzer: Analyzer;
  inspect(item: WorkItem): Promise<Judged>;
}

/** Makes what turns a document into its report; the same in a worker thread and without one. */
export async function createInspector(
  options: InspectorOptions,
  modelsFor?: ModelsFor,
  signal?: AbortSignal,
): Promise<Inspector> {
  const { config = defaultInspectConfig, language, judgeModel = null } = options;
  const analyzer = await createAnalyzer(options);
  const fingerprint = options.resumable ? shortFingerprint(judgedBy(analyzer, options, judgeModel)) : undefined;
  const failed = (document: string, error: InspectError) =>
    judgedDocument({ ...errorReport(document, error, analyzer.plan), fingerprint }, false);

  return {
    analyzer,
    async inspect(item) {
      const { name, suppressions, lines } = item;
      if (item.error !== null) return failed(name, item.error);
      try {
        const { text, rows, id = null, isMendable } = await textOf(item, config.maxBytes, signal);
        const subject = item.path === null ? inspectedSubjectOf(id, text, config.mask) : undefined;
        const text_fingerprint = options.resumable ? textFingerprint(text, id, config.mask) : undefined;
        if (text_fingerprint !== undefined && text_fingerprint === item.earlierFingerprint) return null;
        const models = analyzer.needsModel ? await modelsFor?.(name, signal) : undefined;
        const found = await analyzer.analyze(text, { document: name, suppressions, lines, ...models, signal });
        await models?.end();
        const report = rows === undefined ? found : withSheetRows(found, rows, language);
        return judgedDocument({ ...report, subject, text_fingerprint, fingerprint }, isMendable);
      } catch (thrown) {
        signal?.throwIfAborted();
        return failed(name, inspectErrorOf(thrown, language));
      }
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
): Promise<FileText & { id?: string | null; isMendable: boolean }> {
  if (text !== null) return { text, rows, isMendable: false };
  if (record !== null) return { ...readRecord(record), isMendable: false };
  return await readFileText(path ?? name, maxBytes, signal);
}
