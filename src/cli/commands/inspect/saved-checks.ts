import type { Command } from "commander";
import type { InspectConfig } from "#inspection";
import { JihwiError, type SavedCheck } from "#protocol";
import type { CliContext } from "../../context.ts";
import { table } from "../../table.ts";

/** The configuration with the checks of these names, made and saved on the page, and the algorithms they are. */
export async function withSavedChecks(
  names: readonly string[],
  config: InspectConfig,
  context: CliContext,
): Promise<{ config: InspectConfig; only: string[] }> {
  const saved = await (await context.jihwi()).inspect.checks.list();
  const chosen = names.map(
    (name) => saved.find((check) => check.name === name || check.id === name) ?? missing(name, saved),
  );
  return { config: await withChecks(config, chosen), only: chosen.map(({ id }) => id) };
}

/** The configuration with every check that is saved: a goal may ask for any of them. */
export async function withAllSavedChecks(config: InspectConfig, context: CliContext): Promise<InspectConfig> {
  return withChecks(config, await (await context.jihwi()).inspect.checks.list());
}

async function withChecks(config: InspectConfig, saved: readonly SavedCheck[]): Promise<InspectConfig> {
  const { ownCheckOf } = await import("#inspection");
  return { ...config, checks: [...config.checks, ...saved.map(ownCheckOf)] };
}

/** `jihwi inspect checks`: the checks of one's own that `--check` can name. */
export function inspectChecksCommand(inspect: Command, context: CliContext): void {
  const { say } = context;
  inspect
    .command("checks")
    .description(say({ ko: "저장한 내 검사를 보여 줍니다", en: "List the checks of your own that are saved" }))
    .option("--json", "JSON")
    .addHelpText("after", '\n  jihwi inspect checks\n  jihwi inspect notes/ --check "사내 금칙어"')
    .action(async (_flags: unknown, command: Command) => {
      const { json } = command.optsWithGlobals<{ json?: boolean }>();
      const saved = await (await context.jihwi()).inspect.checks.list();
      if (json) return context.printJson(saved);
      if (saved.length === 0) return context.note(say(none));
      const head = [
        say({ ko: "이름", en: "name" }),
        say({ ko: "검사", en: "algorithm" }),
        say({ ko: "판", en: "version" }),
      ];
      context.print(
        table(
          head,
          saved.map(({ name, base, version }) => [name, base, String(version)]),
        ),
      );
    });
}

const none = {
  ko: "저장한 검사가 없습니다. 화면의 검사 → 내 검사에서 만들 수 있습니다.",
  en: "No check is saved. Make one on the page: Inspect, My checks.",
};

function missing(name: string, saved: readonly SavedCheck[]): never {
  const known = saved.map((check) => check.name).join(", ");
  throw new JihwiError("bad-input", {
    message: { ko: `‘${name}’(이)라는 저장한 검사가 없습니다.`, en: `There is no saved check “${name}”.` },
    hint: saved.length === 0 ? none : { ko: `있는 것: ${known}`, en: `There are: ${known}` },
  });
}
