import type { Command } from "commander";
import type { CliContext } from "../../context.ts";
import { answersEvaluation } from "./answers.ts";
import { stepsEvaluation } from "./steps.ts";

export function evalCommand(program: Command, context: CliContext): void {
  const group = program
    .command("eval")
    .description(context.say({ ko: "얼마나 맞는지 재어 봅니다", en: "Measure how often things are right" }))
    .addHelpText(
      "after",
      "\n  jihwi eval steps chat.select-tool\n  jihwi eval steps chat.select-tool --model openai:gpt-5-mini --json",
    );
  stepsEvaluation(group, context);
  answersEvaluation(group, context);
}
