import { createReadStream, createWriteStream, existsSync } from "node:fs";
import { rename, truncate } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { z } from "zod";
import { analysisReportSchema, JihwiError, stepResultSchema } from "#protocol";
import type { Analyzer } from "../analyze.ts";
import type { DuplicateIndex } from "./duplicates.ts";
import { judgedBy, shortFingerprint } from "./fingerprint.ts";
import type { InspectorOptions } from "./inspector-options.ts";
import { readTextLines } from "./lines.ts";
import { isSettled } from "./settled.ts";
import { isRepeat, signatureOf } from "./signature.ts";
import { worstOf } from "./summary.ts";
import type { Outcome } from "./work.ts";

/** What a results file holds of the documents that are done. */
export interface DoneDocuments {
  readonly names: ReadonlySet<string>;
  /** How many rows were taken out of it, since judging their documents again may say more. */
  readonly again: number;
}

export interface ResumeContext {
  readonly analyzer: Analyzer;
  readonly options: InspectorOptions;
  readonly duplicates: DuplicateIndex;
  readonly found: (document: Pick<Outcome, "name" | "status" | "worst" | "error">) => void;
}

const rowSchema = analysisReportSchema.pick({ document: true, status: true, fingerprint: true }).extend({
  steps: z.array(stepResultSchema.pick({ step: true, judgment: true, execution_result: true })),
});

/**
 * Reads which documents a JSONL file already holds. What was not decided leaves the file and is judged again, and so does a
 * last line that was not written to its end: lines end with a break, so that nothing else can be broken.
 */
export async function readDone(file: string, context: ResumeContext): Promise<DoneDocuments> {
  const names = new Set<string>();
  if (!existsSync(file)) return { names, again: 0 };
  const { analyzer, options, duplicates, found } = context;
  const known = knownFingerprints(context);
  const dropped = new Set<number>();
  let end = 0;
  let line = 0;
  for await (const { content, bytes, complete } of linesOf(file)) {
    if (!complete) break;
    line += 1;
    end += bytes;
    const row = readRow(content) ?? refuse(notOurs(file, line));
    if (!isSettled(row, options)) {
      dropped.add(line);
      continue;
    }
    if (!known.has(row.fingerprint ?? "")) throw otherJudge(file, line);
    const { document: name, status } = row;
    names.add(name);
    found({ name, status, worst: worstOf(row), error: null });
    const mark = signatureOf(row, analyzer);
    if (mark !== null && !isRepeat(row, analyzer)) duplicates.check(mark, name);
  }
  if (dropped.size > 0) await rewrite(file, dropped);
  else await truncate(file, end);
  return { names, again: dropped.size };
}

const linesOf = (file: string) => readTextLines(createReadStream(file), Number.POSITIVE_INFINITY);

/** By what the rows that stay may have been judged: as this run judges, or, where rules were enough, before there was a model. */
function knownFingerprints({ analyzer, options }: ResumeContext): ReadonlySet<string> {
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

/** A file beside it takes its place once it is whole. */
async function rewrite(file: string, dropped: ReadonlySet<number>): Promise<void> {
  const draft = `${file}.resume`;
  await pipeline(Readable.from(keptLines(file, dropped)), createWriteStream(draft));
  await rename(draft, file);
}

async function* keptLines(file: string, dropped: ReadonlySet<number>): AsyncGenerator<Uint8Array | string> {
  let line = 0;
  for await (const { content, complete } of linesOf(file)) {
    line += 1;
    if (!complete || dropped.has(line)) continue;
    yield content;
    yield "\n";
  }
}

function refuse(error: JihwiError): never {
  throw error;
}

const hint = {
  ko: "다른 파일을 지정하거나 --resume 없이 실행해 주세요.",
  en: "Name another file, or run without --resume.",
};

function notOurs(file: string, line: number): JihwiError {
  return new JihwiError("bad-input", {
    message: {
      ko: `${file}의 ${line}번째 줄은 검사 결과가 아니어서 이어서 쓸 수 없습니다.`,
      en: `Line ${line} of ${file} is no inspection result, so the run cannot go on from it.`,
    },
    hint,
  });
}

function otherJudge(file: string, line: number): JihwiError {
  return new JihwiError("bad-input", {
    message: {
      ko: `${file}의 ${line}번째 줄은 다른 검사나 설정, 기준, 모델로 판정한 것이어서 이어서 쓸 수 없습니다.`,
      en: `Line ${line} of ${file} was judged by other checks, settings, criteria or another model, so the run cannot go on from it.`,
    },
    hint,
  });
}
