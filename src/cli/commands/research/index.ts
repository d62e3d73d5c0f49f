import type { Command } from "commander";
import { type ApprovalFlags, addApprovalOption } from "../../ask-approval.ts";
import type { CliContext } from "../../context.ts";
import { runTurnCommand } from "../../run-turn.ts";
import { addOutputOptions, type OutputFlags, outputOf } from "../../turn-output.ts";
import { researchExport } from "./export.ts";
import { researchImport } from "./import.ts";
import { researchPapers } from "./papers.ts";
import { researchSync } from "./sync.ts";
import { researchZotero } from "./zotero.ts";

interface ResearchFlags extends OutputFlags, ApprovalFlags {
  readonly notebook?: string;
  readonly session?: string;
}

export function researchCommand(program: Command, context: CliContext): void {
  const research = program
    .command("research [message]")
    .description(
      context.say({
        ko: "논문을 찾고 갈래를 나누고 함께 읽습니다",
        en: "Search papers, group them and read them together",
      }),
    )
    .option("--notebook <id>", context.say({ ko: "이어 갈 노트북", en: "the notebook to go on with" }))
    .option("--session <id>", context.say({ ko: "--notebook과 같습니다", en: "the same as --notebook" }))
    .addHelpText(
      "after",
      '\n  jihwi research "검색 증강 생성 논문 찾아줘"\n  jihwi research "주제별로 묶어줘" --notebook mine --json\n  jihwi research import library.bib\n  jihwi research papers "dense retrieval" --source arxiv',
    )
    .action(async (message: string | undefined, flags: ResearchFlags) => {
      if (message === undefined) return context.print(research.helpInformation().trimEnd());
      const output = outputOf(flags);
      const sessionId = flags.notebook ?? flags.session;
      const notebook = await runTurnCommand(context, {
        agent: "research",
        text: message,
        sessionId,
        options: {},
        output,
        yes: flags.yes,
      });
      if (output === "text" && notebook !== null)
        context.note(`${context.say({ ko: "노트북", en: "notebook" })}: ${notebook}`);
    });
  addApprovalOption(research, context);
  addOutputOptions(research, context);
  researchImport(research, context);
  researchExport(research, context);
  researchPapers(research, context);
  researchSync(research, context);
  researchZotero(research, context);
}
