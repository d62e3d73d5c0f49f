import { once } from "node:events";
import type { Command } from "commander";
import type { CliContext } from "../context.ts";
import { keepRunning } from "../keep-running.ts";

export function mcpCommand(program: Command, context: CliContext): void {
  program
    .command("mcp")
    .description(
      context.say({
        ko: "MCP 서버로 동작합니다 (표준 입출력): 다른 프로그램이 문서·계약·검사·논문 도구를 씁니다",
        en: "Serve MCP on standard input and output: other programs use documents, contracts, checks and papers",
      }),
    )
    .addHelpText("after", "\n  claude mcp add jihwi -- npx jihwi mcp")
    .action(async () => {
      const jihwi = await context.jihwi();
      keepRunning(jihwi.log);
      const { serveMcpOnStdio } = await import("#server");
      await jihwi.work.start();
      const server = await serveMcpOnStdio(jihwi);
      // The client ends the connection by closing our standard input.
      const ended = once(context.stdin, "end");
      const stopped = context.signal.aborted ? Promise.resolve() : once(context.signal, "abort");
      await Promise.race([ended, stopped]);
      await server.close();
    });
}
