import { writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { z } from "zod";
import type { JihwiError } from "#protocol";
import type { Reply } from "../../command.ts";
import type { CliContext } from "../../context.ts";
import { cliFailure } from "../../failure.ts";
import { anyText as given } from "../../flags.ts";

const formats = ["markdown", "json", "docx"] as const;

/** The options of a command that writes a result: its format and its file. */
export const exportShape = { format: z.enum(formats).default("markdown"), output: given };
export const calendarShape = { ...exportShape, format: z.enum([...formats, "ics"]).default("markdown") };

interface ExportCall {
  readonly context: CliContext;
  readonly flags: { readonly format: string; readonly output?: string | undefined };
  readonly json: boolean;
}

/** Writes a result in its format to the file that was named, or has it printed. With `--json` programs get it either way. */
export async function writeExport(
  { context, flags, json }: ExportCall,
  value: unknown,
  text: string,
): Promise<Reply | undefined> {
  const { format, output } = flags;
  if (output === undefined) {
    if (format === "docx" && !json) throw needsFile(format);
    if (format !== "json") return { value, text };
    context.printJson(value);
    return undefined;
  }
  const { markdownToDocx } = await import("#documents");
  const printed = format === "json" ? `${JSON.stringify(value, null, 2)}\n` : text;
  await writeFile(resolve(context.cwd, output), format === "docx" ? await markdownToDocx(text) : printed);
  return { value };
}

const programs = { docx: "Word", xlsx: "Excel" };

export function needsFile(format: keyof typeof programs): JihwiError {
  return cliFailure("needs-file", { program: programs[format], format });
}
