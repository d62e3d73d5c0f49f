import { once } from "node:events";
import type { Command } from "commander";
import type { CliContext } from "../../context.ts";

/** `jihwi lsp`: findings as one types, in any editor that speaks the language server protocol. */
export function lspCommand(program: Command, context: CliContext): void {
  program
    .command("lsp")
    .description(
      context.say({
        ko: "편집기에서 쓰면서 검사합니다 (언어 서버, 표준 입출력)",
        en: "Inspect while typing, in any editor (language server on standard input and output)",
      }),
    )
    .addHelpText("after", "\n  npx jihwi lsp\n  vim.lsp.start({ name = 'jihwi', cmd = { 'npx', 'jihwi', 'lsp' } })")
    .action(async () => {
      const [{ createAnalyzer }, { readSettings }, { serveLanguage }] = await Promise.all([
        import("#inspection"),
        import("../inspect/settings.ts"),
        import("./server.ts"),
      ]);
      const { language } = context;
      // Prose waits for a person who asks for it: nothing that is typed goes to a model.
      const analyzer = await createAnalyzer({ ...(await readSettings({}, context)), language, all: true });
      const connection = serveLanguage(context.stdin, process.stdout, analyzer, language);
      const stopped = context.signal.aborted ? Promise.resolve() : once(context.signal, "abort");
      await Promise.race([connection.closed, once(context.stdin, "end"), stopped]);
      connection.close();
      // An open pipe would keep the process alive after the editor said good-bye.
      context.stdin.destroy();
    });
}
