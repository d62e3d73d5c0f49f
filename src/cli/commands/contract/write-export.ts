import { writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { JihwiError } from "#protocol";
import type { CliContext } from "../../context.ts";

export interface ExportFlags {
  readonly format: string;
  readonly output?: string;
  readonly json?: boolean;
}

/** Prints a text, or writes it to the file that was named, as Word where that was asked for. */
export async function writeExport(context: CliContext, text: string, { format, output }: ExportFlags): Promise<void> {
  if (output === undefined) {
    if (format === "docx")
      throw new JihwiError("bad-input", {
        message: { ko: "Word 문서는 파일로만 씁니다.", en: "A Word file cannot be printed." },
        hint: { ko: "--output 파일.docx 를 덧붙여 주세요.", en: "Add --output FILE.docx." },
      });
    context.print(text);
    return;
  }
  const { markdownToDocx } = await import("#documents");
  await writeFile(resolve(context.cwd, output), format === "docx" ? await markdownToDocx(text) : text);
}
