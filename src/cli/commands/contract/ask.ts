import type { Command } from "commander";
import { bringDocuments } from "../../bring-documents.ts";
import type { CliContext } from "../../context.ts";
import { countOption } from "../../options.ts";
import { runTurnCommand } from "../../run-turn.ts";

interface AskFlags {
  readonly session?: string;
  readonly standard?: string;
  readonly maxIterations?: number;
  readonly json?: boolean;
}

export function contractAskCommand(group: Command, context: CliContext): void {
  group
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
    .option("--json", "JSON")
    .action(async (file: string, question: string, flags: AskFlags) => {
      const files = flags.standard === undefined ? [file] : [file, flags.standard];
      const [contract, standard] = await bringDocuments(context, files);
      const options = {
        contract,
        ...(standard === undefined ? {} : { standard }),
        ...(flags.maxIterations === undefined ? {} : { maxIterations: flags.maxIterations }),
      };
      const json = flags.json ?? false;
      const outcome = await runTurnCommand(context, {
        agent: "contract",
        text: question,
        sessionId: flags.session,
        options,
        json,
      });
      if (outcome === null || !json) return;
      const { details, ...common } = outcome;
      context.printJson({ ...common, ...details });
    });
}
