import type { Language } from "#protocol";
import { readLines } from "./lines.ts";
import { unreadable, type WorkItem } from "./work.ts";

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
  for await (const { text, tooLong } of readLines(stream, maxBytes)) {
    number += 1;
    const name = `${file}:${number}`;
    if (tooLong) yield unreadable(name, { code: "document-too-large", message: says.tooLong[language] });
    else if (text.trim() !== "") yield record(name, text, field, language);
  }
}

const says = {
  tooLong: { ko: "줄이 한도보다 깁니다.", en: "The line is longer than the limit." },
  notJson: { ko: "JSON이 아닌 줄입니다.", en: "The line is not JSON." },
};

function record(name: string, line: string, field: string, language: Language): WorkItem {
  let value: unknown;
  try {
    value = JSON.parse(line.replace(/^\uFEFF/, ""));
  } catch {
    return unreadable(name, { code: "document-damaged", message: says.notJson[language] });
  }
  for (const key of field.split(".")) {
    value =
      typeof value === "object" && value !== null ? Object.getOwnPropertyDescriptor(value, key)?.value : undefined;
  }
  if (typeof value === "string") return { name, path: null, text: value, suppressions: false, error: null };
  const message =
    language === "ko" ? `글이 든 ‘${field}’ 필드가 없습니다.` : `There is no text in the field “${field}”.`;
  return unreadable(name, { code: "bad-input", message });
}
