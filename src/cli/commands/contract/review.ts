import { type Command, Option } from "commander";
import type { CliContext } from "../../context.ts";
import { contractIn } from "./read-document.ts";
import { type ExportFlags, writeExport } from "./write-export.ts";

/** `jihwi contract review FILE`: what is missing, blank, one-sided or odd, with its words. */
export function contractReviewCommand(group: Command, context: CliContext): void {
  group
    .command("review <file>")
    .description(
      context.say({
        ko: "빠진 것, 빈칸, 한쪽에 치우친 조항을 목록으로 살핍니다",
        en: "List what is missing, blank or one-sided",
      }),
    )
    .addOption(
      new Option("--format <format>", context.say({ ko: "형식", en: "format" }))
        .choices(["markdown", "json", "docx"])
        .default("markdown"),
    )
    .option("--output <file>", context.say({ ko: "쓸 파일", en: "the file to write" }))
    .option("--json", "JSON")
    .addHelpText("after", "\n  jihwi contract review 계약서.docx --format docx --output 검토.docx")
    .action(async (file: string, flags: ExportFlags) => {
      const { reviewContract, reviewToMarkdown } = await import("#contracts");
      const contract = await contractIn(context, file);
      const points = reviewContract(contract);
      const text = reviewToMarkdown(points, contract.outline.title || contract.name, context.language);
      await writeExport(context, { value: { points }, text }, flags);
    });
}
