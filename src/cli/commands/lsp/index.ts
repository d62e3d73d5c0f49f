import { once } from "node:events";
import { defineCommand } from "../../command.ts";
import { untilStopped } from "../../context.ts";

/** Findings as one types, in any editor that speaks the language server protocol. */
export const lsp = defineCommand("lsp", {}, async ({ context }) => {
  const [{ createAnalyzer }, { readSettings }, { serveLanguage }] = await Promise.all([
    import("#inspection"),
    import("../inspect/settings.ts"),
    import("./server.ts"),
  ]);
  const { language, stdin } = context;
  // Prose waits for a person who asks for it: nothing that is typed goes to a model.
  const analyzer = await createAnalyzer({ ...(await readSettings({}, context)), language, all: true });
  const connection = serveLanguage(stdin, process.stdout, analyzer, language);
  await Promise.race([connection.closed, once(stdin, "end"), untilStopped(context)]);
  connection.close();
  // An open pipe would keep the process alive after the editor said good-bye.
  stdin.destroy();
});
