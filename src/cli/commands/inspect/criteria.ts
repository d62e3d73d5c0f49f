import { resolve } from "node:path";
import type { Command } from "commander";
import type { CliContext } from "../../context.ts";

/** `jihwi inspect criteria check DIR`: how each document compiles, line by line. */
export function inspectCriteriaCommand(inspect: Command, context: CliContext): void {
  const { say } = context;
  inspect
    .command("criteria")
    .description(say({ ko: "기준 문서를 다룹니다", en: "Work with criteria documents" }))
    .addHelpText("after", "\n  jihwi inspect criteria check criteria/")
    .command("check")
    .description(say({ ko: "기준 문서가 어떻게 코드가 되는지 보여 줍니다", en: "Show how criteria documents compile" }))
    .argument("<dir>", say({ ko: "기준 문서 폴더나 파일", en: "folder or file" }))
    .option("--json", "JSON")
    .addHelpText("after", "\n  jihwi inspect criteria check criteria/")
    .action(async (path: string, _flags: unknown, command: Command) => {
      const { json } = command.optsWithGlobals<{ json?: boolean }>();
      const [{ checkCriteria, registryFor }, { readSettings }, { describeCriteria, criteriaRow }] = await Promise.all([
        import("#inspection"),
        import("./settings.ts"),
        import("./criteria-text.ts"),
      ]);
      const { config, baseDirectory } = await readSettings({}, context);
      const checked = checkCriteria(resolve(context.cwd, path), await registryFor(config, baseDirectory));
      if (json) context.printJson(checked.map(criteriaRow));
      else context.print(checked.map((document) => describeCriteria(document, context)).join("\n\n"));
      context.exitWith(checked.some(({ problems }) => problems > 0) ? 1 : 0);
    });
}
