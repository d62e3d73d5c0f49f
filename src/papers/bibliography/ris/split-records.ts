import { createYield } from "#kernel";
import type { Rejection } from "../entry.ts";

/** One record of a RIS file, tag by tag. */
export interface RisRecord {
  readonly type: string;
  readonly fields: readonly (readonly [string, string])[];
  readonly line: number;
}

/** A record of people has some dozens. */
const mostFields = 2_000;
const longestValueLetters = 200_000;

const tagShape = /^([A-Z][A-Z0-9])\s{1,4}-(?:\s(.*))?$/;

/** Takes a RIS file apart. A record that never says its type is reported; one that forgot its `ER` ends where the next begins. */
export async function splitRis(text: string): Promise<{ records: RisRecord[]; rejected: Rejection[] }> {
  const records: RisRecord[] = [];
  const rejected: Rejection[] = [];
  let open: { type: string | null; fields: [string, string][]; line: number } | null = null;

  const close = () => {
    if (open === null || open.fields.length === 0) {
      if (open?.type != null) records.push({ type: open.type, fields: [], line: open.line });
    } else if (open.type === null) {
      const entry = open.fields.find(([tag]) => /^(?:TI|T1|ID)$/.test(tag))?.[1] ?? open.fields[0]?.join("  - ") ?? "";
      rejected.push({
        entry,
        line: open.line,
        reason: { ko: "종류(TY)가 없는 기록입니다.", en: "The record does not say its type (TY)." },
      });
    } else if (open.fields.length > mostFields || open.fields.some(([, value]) => value.length > longestValueLetters)) {
      rejected.push({ entry: open.type, line: open.line, reason: tooLong });
    } else records.push({ type: open.type, fields: open.fields, line: open.line });
    open = null;
  };

  const pause = createYield();
  for (const [at, raw] of text.split(/\r\n|\n|\r/).entries()) {
    await pause();
    const found = tagShape.exec(raw.replace(/^\uFEFF/, ""));
    const [, tag, value = ""] = found ?? [];
    if (tag === undefined) {
      const last = open?.fields.at(-1);
      if (last !== undefined && raw.trim() !== "") last[1] = `${last[1]} ${raw.trim()}`;
      continue;
    }
    if (tag === "TY") {
      close();
      open = { type: value.trim(), fields: [], line: at + 1 };
    } else if (tag === "ER") close();
    else {
      open ??= { type: null, fields: [], line: at + 1 };
      open.fields.push([tag, value.trim()]);
    }
  }
  close();
  return { records, rejected };
}

const tooLong = {
  ko: `항목이 너무 깁니다(${mostFields}줄, 한 줄에 ${longestValueLetters}자까지).`,
  en: `The entry is too long (up to ${mostFields} fields of ${longestValueLetters} characters).`,
};
