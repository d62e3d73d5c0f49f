import type { Command } from "commander";
import { bringDocuments } from "../../bring-documents.ts";
import type { CliContext } from "../../context.ts";
import { countOption } from "../../options.ts";
import { runTurnCommand } from "../../run-turn.ts";
import { addOutputOptions, type OutputFlags, outputOf } from "../../turn-output.ts";

interface AskFlags extends OutputFlags {
  readonly session?: string;
  readonly standard?: string;
  readonly maxIterations?: number;
}

export function contractAskCommand(group: Command, context: CliContext): void {
  const command = group
    .command("ask <file> <question>")
    .description(
      context.say({
        ko: "계약서에 묻습니다. 답은 조항을 인용합니다",
        en: "Ask a contract; the answer cites its articles",
      }),
    )
    .option("--session <id>", context.say({ ko: "이어 갈 대화", en: "the session to go on with" }))
    .option("--standard <file>", context.say({ ko: "견줄 표준 계약서", en: "a standard contract to compare with" }))
    .option(
      "--max-iterations <n>",
      context.say({ ko: "찾아보는 횟수의 한도(1–4)", en: "the most rounds of reading (1–4)" }),
      countOption(1, 4),
    )
    .addHelpText(
      "after",
      '\n  jihwi contract ask 계약서.pdf "해지하려면 어떻게 해?"\n  jihwi contract ask 계약서.docx "지체상금은?" --standard 표준.docx --json',
    )
    .action(async (file: string, question: string, flags: AskFlags) => {
      const files = flags.standard === undefined ? [file] : [file, flags.standard];
      const [contract, standard] = await bringDocuments(context, files);
      await runTurnCommand(context, {
        agent: "contract",
        text: question,
        sessionId: flags.session,
        options: { contract, standard, maxIterations: flags.maxIterations },
        output: outputOf(flags),
      });
    });
  addOutputOptions(command, context);
}
