import type { InspectConfig } from "#inspection";
import { JihwiError, type SavedCheck } from "#protocol";
import type { CliContext } from "../../context.ts";
import { cliText } from "../../text.ts";

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

export const noneSaved = cliText("no-saved-check");

function missing(name: string, saved: readonly SavedCheck[]): never {
  const known = saved.map((check) => check.name).join(", ");
  throw new JihwiError("bad-input", {
    message: { ko: `‘${name}’(이)라는 저장한 검사가 없습니다.`, en: `There is no saved check “${name}”.` },
    hint: saved.length === 0 ? noneSaved : { ko: `있는 것: ${known}`, en: `There are: ${known}` },
  });
}
