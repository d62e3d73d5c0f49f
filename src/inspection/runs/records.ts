import { readTextLines } from "#language";
import type { ReportSubject } from "#protocol";
import { JihwiError, type Language } from "#protocol";
import { type RecordLine, unreadable, type WorkItem } from "./work.ts";

export interface RecordOptions {
  readonly field: string | undefined;
  readonly language: Language;
  readonly maxBytes: number;
}

/** Documents of a JSONL stream: one a line, named after file and line. A bad line is an error row, not the end. */
export async function* readRecords(
  stream: AsyncIterable<Uint8Array | string>,
  file: string,
  { field = "text", language, maxBytes }: RecordOptions,
): AsyncGenerator<WorkItem> {
  let number = 0;
  for await (const { content, tooLong } of readTextLines(stream, maxBytes)) {
    number += 1;
    const name = `${file}:${number}`;
    if (tooLong) yield unreadable(name, { code: "document-too-large", message: tooLongLine[language] });
    else if (!isBlank(content)) {
      yield { name, path: null, record: { bytes: content, field }, text: null, suppressions: false, error: null };
    }
  }
}

const tooLongLine = { ko: "줄이 한도보다 깁니다.", en: "The line is longer than the limit." };

/** The text in a line of JSONL. */
export function textOfRecord({ bytes, field }: RecordLine): string {
  const record = recordOf({ bytes });
  // A name may itself hold a dot, as names of columns do.
  const value = valueAt(record, field) ?? field.split(".").reduce(valueAt, record);
  if (typeof value === "string") return value;
  throw new JihwiError("bad-input", {
    message: { ko: `글이 든 ‘${field}’ 필드가 없습니다.`, en: `There is no text in the field “${field}”.` },
    hint: { ko: "--field로 필드 이름을 알려 주세요.", en: "Name the field with --field." },
  });
}

function valueAt(value: unknown, key: string): unknown {
  return typeof value === "object" && value !== null ? Object.getOwnPropertyDescriptor(value, key)?.value : undefined;
}

/** The value of a line of JSONL. */
function recordOf({ bytes }: Pick<RecordLine, "bytes">): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch (cause) {
    throw new JihwiError("document-damaged", {
      message: { ko: "JSON이 아닌 줄입니다.", en: "The line is not JSON." },
      cause,
    });
  }
}

function isBlank(bytes: Uint8Array): boolean {
  return bytes.every((byte) => byte === 32 || byte === 9 || byte === 13);
}

const idKeys = ["id", "_id", "uuid", "key", "no", "번호"];
const excerptLength = 160;

/** What tells a row from its neighbours: the record's own id, and how its text begins. */
export function inspectedSubjectOf({ record }: WorkItem, text: string, masked: boolean): ReportSubject {
  const beginning = text
    .slice(0, excerptLength * 4)
    .replace(/\s+/g, " ")
    .trim();
  const excerpt = beginning.length > excerptLength ? `${beginning.slice(0, excerptLength)}…` : beginning;
  // The text itself may hold what masking is to hide.
  return { id: record === null ? null : idOf(recordOf(record)), excerpt: masked ? null : excerpt };
}

function idOf(value: unknown): string | null {
  if (typeof value !== "object" || value === null) return null;
  for (const key of idKeys) {
    const id: unknown = Object.getOwnPropertyDescriptor(value, key)?.value;
    if (typeof id === "string" || typeof id === "number") return String(id).slice(0, 100);
  }
  return null;
}
