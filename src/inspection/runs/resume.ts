import { createReadStream, existsSync } from "node:fs";
import { truncate } from "node:fs/promises";
import { type InspectStatus, inspectStatusSchema, JihwiError } from "#protocol";
import type { DuplicateIndex } from "./duplicates.ts";
import { readTextLines } from "./lines.ts";

/** What a results file says of a document that is done. */
export interface DoneDocument {
  readonly name: string;
  readonly status: InspectStatus;
  readonly worst: "critical" | "warning" | null;
}

const nameAtStart = /^\{"document":("(?:[^"\\]|\\.)*"),"status":"(problem_found|all_passed|undecided|error)"/;
const signature = /"signature":"([0-9a-f]{16})"/;
const duplicate = /"near_duplicate_of":"/;

/**
 * Reads which documents a JSONL file already holds and cuts off a last line that was not written to its end. Documents are
 * written in order and lines end with a break, so that what follows the last break is the only thing that can be broken.
 */
export async function readDone(
  file: string,
  index: DuplicateIndex,
  found: (document: DoneDocument) => void,
): Promise<ReadonlySet<string>> {
  const documents = new Set<string>();
  if (!existsSync(file)) return documents;
  let end = 0;
  let line = 0;
  for await (const { content, bytes, complete } of readTextLines(createReadStream(file), Number.POSITIVE_INFINITY)) {
    if (!complete) break;
    line += 1;
    end += bytes;
    const text = Buffer.from(content.buffer).toString("utf8");
    const match = nameAtStart.exec(text);
    if (match === null || !text.endsWith("}")) throw notOurs(file, line);
    const name: string = JSON.parse(match[1] ?? '""');
    documents.add(name);
    found({ name, status: inspectStatusSchema.parse(match[2]), worst: worstIn(text) });
    const mark = signature.exec(text)?.[1];
    if (mark !== undefined && !duplicate.test(text)) index.check(mark, name);
  }
  await truncate(file, end);
  return documents;
}

/** Inside a string quotes are escaped, so that words of a document cannot pass for these. */
function worstIn(line: string): "critical" | "warning" | null {
  if (line.includes('"severity":"critical"')) return "critical";
  return line.includes('"severity":"warning"') ? "warning" : null;
}

function notOurs(file: string, line: number): JihwiError {
  return new JihwiError("bad-input", {
    message: {
      ko: `${file}의 ${line}번째 줄은 검사 결과가 아니어서 이어서 쓸 수 없습니다.`,
      en: `Line ${line} of ${file} is no inspection result, so the run cannot go on from it.`,
    },
    hint: {
      ko: "다른 파일을 지정하거나 --resume 없이 실행해 주세요.",
      en: "Name another file, or run without --resume.",
    },
  });
}
