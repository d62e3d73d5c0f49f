import type { Command } from "commander";
import type { CliContext } from "../../context.ts";
import { table } from "../../table.ts";

/** `jihwi inspect algorithms`: what can be run, and the fields that criteria may speak of. */
export function inspectAlgorithmsCommand(inspect: Command, context: CliContext): void {
  const { say } = context;
  inspect
    .command("algorithms")
    .description(
      say({ ko: "쓸 수 있는 알고리즘과 결과 필드를 보여 줍니다", en: "List the algorithms and their result fields" }),
    )
    .option("--json", "JSON")
    .addHelpText("after", "\n  jihwi inspect algorithms --json")
    .action(async (_flags: unknown, command: Command) => {
      const { json } = command.optsWithGlobals<{ json?: boolean }>();
      const [{ fieldsOf, registryFor }, { readSettings }] = await Promise.all([
        import("#inspection"),
        import("./settings.ts"),
      ]);
      const { config, baseDirectory } = await readSettings({}, context);
      const registry = await registryFor(config, baseDirectory);
      const rows = registry.list().map((name) => {
        const { algorithm } = registry.get(name);
        const fields = fieldsOf(algorithm.result).map((field) => ({
          name: field.name,
          type: field.type,
          aliases: field.aliases,
          units: field.units,
        }));
        return { name, description: say(algorithm.description), fields };
      });
      if (json) return context.printJson(rows);
      const head = [
        say({ ko: "알고리즘", en: "algorithm" }),
        say({ ko: "하는 일", en: "what it does" }),
        say({ ko: "결과 필드", en: "result fields" }),
      ];
      context.print(
        table(
          head,
          rows.map(({ name, description, fields }) => [
            name,
            description,
            fields.map((field) => field.name).join(", "),
          ]),
        ),
      );
    });
}
