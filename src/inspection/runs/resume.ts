import { createReadStream, createWriteStream, existsSync } from "node:fs";
import { access, constants, mkdtemp, rm, truncate } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { z } from "zod";
import { readTextLines } from "#language";
import { analysisReportSchema, stepResultSchema } from "#protocol";
import type { Analyzer } from "../analyze.ts";
import { inspectionFailure } from "../failure.ts";
import { isUnfinishedReport } from "../reporters/unfinished.ts";
import { judgedBy, shortFingerprint } from "./fingerprint.ts";
import { putInPlace } from "./put-in-place.ts";
import { type CountedReport, countedOf } from "./summary.ts";
import type { InspectorOptions } from "./work.ts";

/** What a results file says of a document. */
export interface EarlierRow extends CountedReport {
  readonly line: number;
  /** False where nobody could read or decide it: judging it again may say more. */
  readonly isSettled: boolean;
  /** Of the text that was judged; null where it is to be judged again anyway. */
  readonly textFingerprint: string | null;
}

/** What a results file holds of earlier runs. */
export interface EarlierRows {
  readonly rows: Map<string, EarlierRow>;
  /** Lines that a later one of the same document stands in for, or that only told that a run was not finished. */
  readonly replaced: Set<number>;
}

const rowSchema = analysisReportSchema
  .pick({ document: true, status: true, error: true, fingerprint: true, text_fingerprint: true })
  .extend({ steps: z.array(stepResultSchema.pick({ step: true, judgment: true, execution_result: true })) });

/**
 * Reads what a JSONL file already holds, and cuts off a last line that was not written to its end: lines end with a break,
 * so that nothing else can be broken. A line stays until another has taken its place, since the run that goes on may be
 * about other documents, or may be stopped.
 */
export async function readEarlierRows(
  file: string,
  analyzer: Analyzer,
  options: InspectorOptions,
): Promise<EarlierRows> {
  const rows = new Map<string, EarlierRow>();
  const replaced = new Set<number>();
  if (!existsSync(file)) return { rows, replaced };
  const known = knownFingerprints(analyzer, options);
  let end = 0;
  let line = 0;
  for await (const { content, bytes, complete } of linesOf(file)) {
    if (!complete) break;
    line += 1;
    end += bytes;
    const row = readRow(content);
    if (row === null) throw inspectionFailure("row-not-ours", { file, line });
    if (isUnfinishedReport(row)) {
      replaced.add(line);
      continue;
    }
    const settled = isSettled(row, options);
    if (settled && !known.has(row.fingerprint ?? "")) throw inspectionFailure("row-of-other-judge", { file, line });
    const counted = countedOf(row);
    const before = rows.get(counted.name);
    if (before !== undefined) replaced.add(before.line);
    const textFingerprint = settled ? (row.text_fingerprint ?? null) : null;
    rows.set(counted.name, { ...counted, line, isSettled: settled, textFingerprint });
  }
  await truncate(file, end);
  return { rows, replaced };
}

export const resumeDraftOf = (file: string) => `${file}.resume`;

/**
 * Takes lines out of a file; one beside it takes its place once it is whole. Where its folder takes no other file, that one
 * stands in a folder for what passes, and stays there should the file not take it.
 */
export async function removeLines(file: string, lines: ReadonlySet<number>): Promise<void> {
  if (lines.size === 0) return;
  const isClosed = await access(dirname(file), constants.W_OK).then(
    () => false,
    () => true,
  );
  const elsewhere = isClosed ? await mkdtemp(join(tmpdir(), "jihwi-resume-")) : null;
  const draft = elsewhere === null ? resumeDraftOf(file) : join(elsewhere, basename(file));
  await pipeline(Readable.from(keptLines(file, lines)), createWriteStream(draft));
  await putInPlace(draft, file);
  if (elsewhere !== null) await rm(elsewhere, { recursive: true });
}

const linesOf = (file: string) => readTextLines(createReadStream(file), Number.POSITIVE_INFINITY);

/** By what the rows that stay may have been judged: as this run judges, or, where rules were enough, before there was a model. */
function knownFingerprints(analyzer: Analyzer, options: InspectorOptions): ReadonlySet<string> {
  const { judgeModel = null, config } = options;
  const models = config?.judge === "model" ? [judgeModel] : [judgeModel, null];
  return new Set(models.map((model) => shortFingerprint(judgedBy(analyzer, options, model))));
}

function readRow(content: Uint8Array): z.infer<typeof rowSchema> | null {
  try {
    return rowSchema.parse(JSON.parse(Buffer.from(content).toString("utf8")));
  } catch {
    return null;
  }
}

async function* keptLines(file: string, removed: ReadonlySet<number>): AsyncGenerator<Uint8Array | string> {
  let line = 0;
  for await (const { content, complete } of linesOf(file)) {
    line += 1;
    if (!complete || removed.has(line)) continue;
    yield content;
    yield "\n";
  }
}

/** Whether judging the text again would say the same: what nobody could decide may be decided next time. */
function isSettled(
  { status, steps }: z.infer<typeof rowSchema>,
  { config, judgeModel }: Pick<InspectorOptions, "config" | "judgeModel">,
): boolean {
  // Where a model should have judged by whole documents, a verdict by rules stands in for one that failed.
  const byModel = config?.judge === "model" && judgeModel != null;
  return (
    (status === "all_passed" || status === "problem_found") &&
    steps.every(({ judgment }) => judgment.has_problem !== null && !(byModel && judgment.executor === "rule"))
  );
}
