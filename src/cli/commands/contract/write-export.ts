import { writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { type Command, Option } from "commander";
import { JihwiError } from "#protocol";
import type { CliContext } from "../../context.ts";

export interface ExportFlags {
  readonly format: string;
  readonly output?: string;
  readonly json?: boolean;
}

/** The options of a command that writes a result: its format, its file, and `--json` for programs. */
export function withExportOptions(
  command: Command,
  { say }: CliContext,
  formats: readonly string[] = ["markdown", "json", "docx"],
): Command {
  const format = new Option("--format <format>", say({ ko: "형식", en: "format" }));
  return command
    .addOption(format.choices(formats).default("markdown"))
    .option("--output <file>", say({ ko: "쓸 파일", en: "the file to write" }))
    .option("--json", "JSON");
}

/** A result for programs and for people. */
export interface ExportContent {
  readonly value: unknown;
  readonly text: string;
}

/** Writes a result in its format to the file that was named, or prints it. With `--json` programs get it either way. */
export async function writeExport(
  context: CliContext,
  { value, text }: ExportContent,
  { format, output, json }: ExportFlags,
): Promise<void> {
  if (output !== undefined) await writeFile(resolve(context.cwd, output), await fileOf({ value, text }, format));
  if (json || (format === "json" && output === undefined)) return context.printJson(value);
  if (output !== undefined) return;
  if (format === "docx") throw needsFile();
  context.print(text);
}

async function fileOf({ value, text }: ExportContent, format: string): Promise<string | Uint8Array> {
  if (format === "json") return `${JSON.stringify(value, null, 2)}\n`;
  const { markdownToDocx } = await import("#documents");
  return format === "docx" ? await markdownToDocx(text) : text;
}

function needsFile(): JihwiError {
  return new JihwiError("bad-input", {
    message: { ko: "Word 문서는 파일로만 씁니다.", en: "A Word file cannot be printed." },
    hint: { ko: "--output 파일.docx 를 덧붙여 주세요.", en: "Add --output FILE.docx." },
  });
}
