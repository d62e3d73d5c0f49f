import type { Command } from "commander";
import { JihwiError } from "#protocol";
import { type ApprovalFlags, type ApprovalPrompt, addApprovalOption } from "../ask-approval.ts";
import { bringDocuments } from "../bring-documents.ts";
import type { CliContext } from "../context.ts";
import { openLines } from "../open-lines.ts";
import { countOption } from "../options.ts";
import { runTurnCommand } from "../run-turn.ts";
import { addOutputOptions, type OutputFlags, outputOf } from "../turn-output.ts";

interface ChatFlags extends OutputFlags, ApprovalFlags {
  readonly doc: string[];
  readonly session?: string;
  readonly maxIterations?: number;
}

export function chatCommand(program: Command, context: CliContext): void {
  const command = program
    .command("chat [question]")
    .description(
      context.say({
        ko: "문서·웹·시계를 찾아보고 답합니다. 질문 없이 부르면 대화가 이어집니다",
        en: "Ask over documents, the web and the clock; without a question it is interactive",
      }),
    )
    .option(
      "--doc <file>",
      context.say({
        ko: "찾아볼 문서(여러 번 쓸 수 있음, -이면 표준 입력)",
        en: "a document to look in (may be repeated; - is standard input)",
      }),
      (file: string, files: string[]) => [...files, file],
      [],
    )
    .option("--session <id>", context.say({ ko: "이어 갈 대화", en: "the session to go on with" }))
    .option(
      "--max-iterations <n>",
      context.say({ ko: "도구를 쓰는 횟수의 한도(1–10)", en: "the most rounds of tools (1–10)" }),
      countOption(1, 10),
    )
    .addHelpText("after", '\n  jihwi chat "지금 몇 시야?"\n  jihwi chat "계약 기간 찾아줘" --doc contract.pdf --json')
    .action(async (question: string | undefined, flags: ChatFlags) => {
      if (question === undefined && flags.doc.includes("-")) throw nothingToAsk();
      const documents = await bringDocuments(context, flags.doc);
      const { newId } = await import("#store");
      const session = flags.session ?? newId("session");
      const ask = (text: string, prompt?: ApprovalPrompt) => askChat(context, text, session, documents, flags, prompt);
      if (question !== undefined) return void (await ask(question));
      await converse(context, ask);
    });
  addApprovalOption(command, context);
  addOutputOptions(command, context);
}

function nothingToAsk(): JihwiError {
  return new JihwiError("bad-input", {
    message: {
      ko: "표준 입력이 문서이면 질문을 거기서 읽을 수 없습니다.",
      en: "With a document on standard input, questions cannot be read from there.",
    },
    hint: {
      ko: 'jihwi chat "질문" --doc - 처럼 질문을 함께 적어 주세요.',
      en: 'Give the question, too: jihwi chat "question" --doc -',
    },
  });
}

async function askChat(
  context: CliContext,
  text: string,
  sessionId: string,
  documents: readonly string[],
  flags: ChatFlags,
  prompt: ApprovalPrompt | undefined,
): Promise<void> {
  const options = { documents, maxIterations: flags.maxIterations };
  const output = outputOf(flags);
  await runTurnCommand(context, { agent: "chat", text, sessionId, options, output, yes: flags.yes, prompt });
}

/** Reads questions line by line until an empty line, Ctrl-D or Ctrl-C. */
async function converse(
  context: CliContext,
  ask: (text: string, prompt: ApprovalPrompt) => Promise<void>,
): Promise<void> {
  const lines = openLines(context, context.terminal.stderr ? process.stderr : undefined);
  if (context.terminal.stderr)
    context.note(context.say({ ko: "물어보세요. 빈 줄이면 마칩니다.", en: "Ask away; an empty line ends it." }));
  // A pipe ends while its first question is still being answered: nobody is there to be prompted then.
  let ended = false;
  lines.once("close", () => {
    ended = true;
  });
  lines.setPrompt("> ");
  lines.prompt();
  for await (const line of lines) {
    if (line.trim() === "") break;
    await ask(line, (question) => lines.question(question, { signal: context.signal }));
    if (!ended) lines.prompt();
  }
  lines.close();
}
