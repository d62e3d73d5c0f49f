import { type Command, Option } from "commander";
import type { CliContext } from "../../context.ts";
import { contractIn } from "./read-document.ts";

export function contractCompareCommand(group: Command, context: CliContext): void {
  group
    .command("compare <contract> <standard>")
    .description(
      context.say({
        ko: "두 계약서를 조항별로 견줍니다: 빠짐, 더해짐, 다름",
        en: "Compare two contracts article by article: missing, added, changed",
      }),
    )
    .addOption(
      new Option("--format <format>", context.say({ ko: "형식", en: "format" }))
        .choices(["markdown", "json"])
        .default("markdown"),
    )
    .option("--json", "JSON")
    .action(async (file: string, standard: string, { format, json }: { format: string; json?: boolean }) => {
      const { compareContracts, comparisonToMarkdown } = await import("#contracts");
      const comparison = compareContracts(await contractIn(context, file), await contractIn(context, standard));
      if (json || format === "json") context.printJson(comparison);
      else context.print(comparisonToMarkdown(comparison, context.language));
    });
}
