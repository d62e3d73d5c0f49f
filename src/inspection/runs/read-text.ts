import { isUtf8 } from "node:buffer";
import { readFile, stat } from "node:fs/promises";
import { basename, extname } from "node:path";
import { formats as documentFormats } from "#documents/formats";
import { decodeText } from "#language";
import { type AnalysisReport, type Finding, JihwiError, type Language, type StepResult } from "#protocol";
import { inspectionFailure } from "../failure.ts";
import { inspectionText } from "../text.ts";
import { openToRead } from "./open-to-read.ts";

const parsed = new Set(
  documentFormats
    .filter(({ isBinary, isEncoded = false }) => isBinary || isEncoded)
    .flatMap(({ extensions }) => extensions.map((one) => `.${one}`)),
);

/** Whether a file has to be parsed, so that its text has other lines and places than its bytes; everything else is read as it is written. */
export const isParsed = (file: string) => parsed.has(extname(file).toLowerCase());

/** Whether a file can be written again with other words in it and be the same file otherwise: UTF-8 that is read as it is written. */
export const isRewritable = (path: string, bytes: Uint8Array) => !isParsed(path) && isUtf8(bytes);

/** A text, and the rows of the spreadsheet that its lines stand for, where it is one. */
export interface FileText {
  readonly text: string;
  readonly rows?: readonly (SheetRow | null)[] | undefined;
}

/** The text of a file, and whether that can be mended in it; or an error that says why there is none. */
export async function readFileText(
  path: string,
  maxBytes: number,
  signal?: AbortSignal,
): Promise<FileText & { isMendable: boolean }> {
  const { bytes, isFile } = await bytesOf(path, maxBytes, signal).catch((cause: unknown) => {
    signal?.throwIfAborted();
    throw cause instanceof JihwiError ? cause : unreadableFile(path, cause);
  });
  return { ...(await textOfBytes(bytes, path, signal)), isMendable: isFile && isRewritable(path, bytes) };
}

/** A pipe or a device does not say how much there is. */
async function bytesOf(path: string, maxBytes: number, signal?: AbortSignal) {
  const kind = await stat(path);
  if (kind.size > maxBytes) throw tooLarge(path, maxBytes);
  if (kind.isFile() || kind.isDirectory()) return { bytes: await readFile(path, { signal }), isFile: true };
  const bytes = await firstBytes(openToRead(path, signal), maxBytes);
  if (bytes === null) throw tooLarge(path, maxBytes);
  return { bytes, isFile: false };
}

/** All that a stream has; null where that is too much. */
export async function firstBytes(stream: AsyncIterable<Uint8Array | string>, most: number): Promise<Buffer | null> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream) {
    const bytes = Buffer.from(chunk);
    size += bytes.length;
    if (size > most) return null;
    parts.push(bytes);
  }
  return Buffer.concat(parts);
}

/** The text in the bytes of a file; its name says what they are. */
export async function textOfBytes(bytes: Uint8Array, name: string, signal?: AbortSignal): Promise<FileText> {
  if (!isParsed(name)) return { text: decodeFileText(bytes, name) };
  const { parseDocument } = await import("#documents");
  const pages: string[] = [];
  const rows: (SheetRow | null)[] = [];
  for await (const { text, table } of parseDocument(bytes, basename(name), { signal })) {
    pages.push(text);
    const lines = text.split("\n").map((_, at) => table?.rows[at] ?? null);
    rows.push(...lines.map((row) => (row === null ? null : { sheet: table?.sheet ?? "", row })));
  }
  const text = pages.join("\n");
  return rows.some((row) => row !== null) ? { text, rows } : { text };
}

/** The text of bytes that need no parsing. */
function decodeFileText(bytes: Uint8Array, name: string): string {
  const decoded = decodeText(bytes);
  if (decoded !== null) return decoded.text;
  throw notText(name);
}

export const notText = (name: string) => inspectionFailure("no-text", { name });

export const tooLarge = (name: string, maxBytes: number) =>
  inspectionFailure("text-too-large", { name, limit: `${Math.round(maxBytes / 1024)} KB` });

export function unreadableFile(path: string, cause: unknown): JihwiError {
  const isMissing = cause instanceof Error && "code" in cause && cause.code === "ENOENT";
  return inspectionFailure(isMissing ? "no-file" : "file-unread", { path }, { cause });
}

/** A row of a spreadsheet, as people find it there. */
export interface SheetRow {
  readonly sheet: string;
  readonly row: number;
}

/** A report whose findings tell the row of the spreadsheet that they stand in: of the lines of its text nobody has ever seen one. */
export function withSheetRows(
  report: AnalysisReport,
  rows: readonly (SheetRow | null)[],
  language: Language,
): AnalysisReport {
  return { ...report, steps: report.steps.map((step) => stepWithSheetRows(step, rows, language)) };
}

export function stepWithSheetRows(
  { findings, suppressed_findings, ...step }: StepResult,
  rows: readonly (SheetRow | null)[],
  language: Language,
): StepResult {
  const placed = (finding: Finding): Finding => {
    const row = rows[finding.line - 1];
    return row == null ? finding : { ...finding, place: inspectionText("sheet-row", { ...row })[language] };
  };
  return { ...step, findings: findings.map(placed), suppressed_findings: suppressed_findings?.map(placed) };
}
