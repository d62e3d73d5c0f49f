import { type Command, InvalidArgumentError } from "commander";
import { type ApprovalFlags, addApprovalOption } from "../ask-approval.ts";
import type { CliContext, Say } from "../context.ts";
import { runTurnCommand } from "../run-turn.ts";
import { addOutputOptions, type OutputFlags, outputOf } from "../turn-output.ts";

interface AskFlags extends OutputFlags, ApprovalFlags {
  readonly session?: string;
  readonly options?: Readonly<Record<string, unknown>>;
}

/** Any agent by its name; those that come with Jihwi have commands of their own with more to choose. */
export function askCommand(program: Command, context: CliContext): void {
  const command = program
    .command("ask <agent> <message>")
    .description(context.say({ ko: "이름으로 에이전트에게 묻습니다", en: "Ask any agent by its name" }))
    .option("--session <id>", context.say({ ko: "이어 갈 대화", en: "the session to go on with" }))
    .option(
      "--options <json>",
      context.say({ ko: "에이전트의 옵션(JSON)", en: "the agent's options, as JSON" }),
      (text: string) => readOptions(text, context.say),
    )
    .addHelpText("after", '\n  jihwi ask chat "지금 몇 시야?"\n  jihwi ask inspect "연락처는 010-1234-5678" --json')
    .action(async (agent: string, text: string, { session, options = {}, yes, ...flags }: AskFlags) => {
      await runTurnCommand(context, { agent, text, sessionId: session, options, output: outputOf(flags), yes });
    });
  addApprovalOption(command, context);
  addOutputOptions(command, context);
}

function readOptions(text: string, say: Say): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === "object" && value !== null && !Array.isArray(value)) return { ...value };
  } catch {
    // told below, together with JSON that is no object
  }
  throw new InvalidArgumentError(
    say({ ko: `JSON 객체여야 합니다. 예: ${example}`, en: `A JSON object is wanted: ${example}` }),
  );
}

const example = '{"name": "value"}';
