import type { Command } from "commander";
import type { CliContext } from "../../context.ts";
import { contractIn } from "./read-document.ts";
import { type ExportFlags, withExportOptions, writeExport } from "./write-export.ts";

/** `jihwi contract review FILE`: what is missing, blank, one-sided or odd, with its words. */
export function contractReviewCommand(group: Command, context: CliContext): void {
  const command = group.command("review <file>").description(
    context.say({
      ko: "빠진 것, 빈칸, 한쪽에 치우친 조항을 목록으로 살핍니다",
      en: "List what is missing, blank or one-sided",
    }),
  );
  withExportOptions(command, context)
    .addHelpText("after", "\n  jihwi contract review 계약서.docx --format docx --output 검토.docx")
    .action(async (file: string, flags: ExportFlags) => {
      const { reviewContract, reviewToMarkdown } = await import("#contracts");
      const contract = await contractIn(context, file);
      const points = reviewContract(contract);
      const text = reviewToMarkdown(points, contract.outline.title || contract.name, context.language);
      await writeExport(context, { value: { points }, text }, flags);
    });
}
