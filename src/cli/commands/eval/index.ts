import type { Command } from "commander";
import type { CliContext } from "../../context.ts";
import { answersEvaluation } from "./answers.ts";
import { clustersEvaluation } from "./clusters.ts";
import { contractEvaluation } from "./contract.ts";
import { documentsEvaluation } from "./documents.ts";
import { retrievalEvaluation } from "./retrieval.ts";
import { stepsEvaluation } from "./steps.ts";

/** Every evaluation; adding one is a file in `eval/` and a line. */
const evaluations: readonly ((group: Command, context: CliContext) => void)[] = [
  stepsEvaluation,
  answersEvaluation,
  retrievalEvaluation,
  contractEvaluation,
  documentsEvaluation,
  clustersEvaluation,
];

export function evalCommand(program: Command, context: CliContext): void {
  const group = program
    .command("eval")
    .description(context.say({ ko: "얼마나 맞는지 재어 봅니다", en: "Measure how often things are right" }))
    .addHelpText(
      "after",
      "\n  jihwi eval steps chat.select-tool\n  jihwi eval steps chat.select-tool --model openai:gpt-5-mini --json",
    );
  for (const add of evaluations) add(group, context);
}
