import { once } from "node:events";
import type { Command } from "commander";
import type { CliContext } from "../context.ts";
import { keepRunning } from "../keep-running.ts";

export function serveCommand(program: Command, context: CliContext): void {
  program
    .command("serve")
    .description(context.say({ ko: "웹 화면과 API를 엽니다", en: "Open the web app and the API" }))
    .option("--json", context.say({ ko: "주소를 JSON으로 알립니다", en: "tell the address as JSON" }))
    .addHelpText("after", "\n  PORT=8080 jihwi serve\n  HOST=0.0.0.0 JIHWI_TOKEN=… jihwi serve")
    .action(async ({ json }: { json?: boolean }) => {
      const jihwi = await context.jihwi();
      keepRunning(jihwi.log);
      const { serve } = await import("#server");
      const server = await serve(jihwi);
      try {
        await jihwi.work.start();
        const ready = context.say({ ko: `Jihwi가 열렸습니다: ${server.url}`, en: `Jihwi is open at ${server.url}` });
        if (json) context.printJson({ url: server.url });
        else context.print(ready);
        if (!context.signal.aborted) await once(context.signal, "abort");
      } finally {
        await server.close();
      }
    });
}
