import type { Command } from "commander";
import type { CliContext } from "../../context.ts";
import { contractAskCommand } from "./ask.ts";
import { contractCompareCommand } from "./compare.ts";
import { contractDatesCommand } from "./dates.ts";
import { contractOutlineCommand } from "./outline.ts";
import { contractReviewCommand } from "./review.ts";

export function contractCommand(program: Command, context: CliContext): void {
  const group = program
    .command("contract")
    .description(
      context.say({ ko: "계약서의 구조를 보고, 묻고, 견줍니다", en: "Outline a contract, ask about it, compare it" }),
    )
    .addHelpText(
      "after",
      '\n  jihwi contract outline 계약서.pdf\n  jihwi contract ask 계약서.docx "해지하려면 어떻게 해?"\n  jihwi contract compare 우리.docx 표준.docx --format markdown',
    );
  contractOutlineCommand(group, context);
  contractAskCommand(group, context);
  contractCompareCommand(group, context);
  contractReviewCommand(group, context);
  contractDatesCommand(group, context);
}
