import type { Command } from "commander";
import type { CliContext } from "../../context.ts";
import { contractIn } from "./read-document.ts";
import { type ExportFlags, withExportOptions, writeExport } from "./write-export.ts";

/** `jihwi contract dates FILE`: every date, period, deadline and amount; as a calendar file too. */
export function contractDatesCommand(group: Command, context: CliContext): void {
  const command = group.command("dates <file>").description(
    context.say({
      ko: "날짜·기한·금액을 뽑고 달력 파일로 씁니다",
      en: "List dates, deadlines and amounts, or write a calendar",
    }),
  );
  withExportOptions(command, context, ["markdown", "json", "docx", "ics"])
    .addHelpText("after", "\n  jihwi contract dates 계약서.pdf --format ics --output 일정.ics")
    .action(async (file: string, flags: ExportFlags) => {
      const { datesToCalendar, factsToMarkdown, listFacts } = await import("#contracts");
      const contract = await contractIn(context, file);
      const calendar = flags.format === "ics" ? datesToCalendar(contract, Date.now()) : null;
      const text = calendar?.text ?? factsToMarkdown(contract, context.language);
      await writeExport(context, { value: { facts: listFacts(contract) }, text }, flags);
      if (calendar?.leftOut) context.note(context.say(calendar.leftOut));
    });
}
