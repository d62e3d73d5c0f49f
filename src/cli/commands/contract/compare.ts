import type { Command } from "commander";
import type { CliContext } from "../../context.ts";
import { contractIn } from "./read-document.ts";
import { type ExportFlags, withExportOptions, writeExport } from "./write-export.ts";

export function contractCompareCommand(group: Command, context: CliContext): void {
  const command = group.command("compare <contract> <standard>").description(
    context.say({
      ko: "두 계약서를 조항별로 견줍니다: 빠짐, 더해짐, 다름",
      en: "Compare two contracts article by article: missing, added, changed",
    }),
  );
  withExportOptions(command, context)
    .addHelpText("after", "\n  jihwi contract compare 우리.docx 표준.docx --format docx --output 비교.docx")
    .action(async (file: string, standard: string, flags: ExportFlags) => {
      const { compareContracts, comparisonToMarkdown } = await import("#contracts");
      const comparison = await compareContracts(await contractIn(context, file), await contractIn(context, standard));
      const text = comparisonToMarkdown(comparison, context.language);
      await writeExport(context, { value: comparison, text }, flags);
    });
}
