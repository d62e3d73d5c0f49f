import { z } from "zod";
import { describeIssues, type JihwiError, type Localized, type SchemaOf } from "#protocol";
import { storeFailure } from "../failure.ts";

/** The format of an export. A change that an older version could not read gets the next number. */
export const exportVersion = 3;
/** That of 0.2.0. */
export const oldestVersion = 2;

/** Bytes of a file in one line; base64 makes a third more of them. */
export const linePieceBytes = 192 * 1024;
/** In bytes. No row that we write is nearly as long. */
export const longestLine = 64 * 1024 * 1024;

export type TransferRow = Record<string, string | number | null>;

export const headerSchema = z.object({
  jihwi: z.literal("export"),
  version: z.number().int(),
  exportedAt: z.number(),
});

/** After the header, an export is rows of tables, then files in pieces, then its end, which tells that nothing is missing. */
export const lineSchema = z.union([
  z.object({ table: z.string(), row: z.record(z.string(), z.union([z.string(), z.number(), z.null()])) }),
  z.object({ file: z.string() }),
  z.object({ piece: z.base64() }),
  z.object({ fileEnd: z.string() }),
  z.object({ end: z.literal(true), lines: z.number().int() }),
]);
export type ExportLine = z.infer<typeof lineSchema>;

export function parseLine<Schema extends SchemaOf>(schema: Schema, line: string, number: number): z.output<Schema> {
  try {
    return z.parse(schema, JSON.parse(line));
  } catch (cause) {
    throw damagedExport(
      number,
      cause instanceof z.ZodError ? describeIssues(cause) : { ko: "JSON이 아닙니다", en: "not JSON" },
      cause,
    );
  }
}

export function damagedExport(line: number, detail: Localized, cause?: unknown): JihwiError {
  return storeFailure("damaged-export", { line, detail }, { cause });
}

/** A file whose content another export must have mixed up. */
export function otherContent(line: number): JihwiError {
  return damagedExport(line, {
    ko: "파일의 내용이 이름과 다릅니다",
    en: "the file's content is not what its name says",
  });
}
