import { lettersApart } from "#language";
import { roleNames } from "#models";
import { environmentSchema } from "./environment.ts";
import { appFailure } from "./failure.ts";

/** Read by the rooms that own them. Those of models by role are checked where models are chosen. */
const ofOtherRooms = ["JIHWI_CONFIG", "JIHWI_DEBUG", "JIHWI_MODEL"];
const byRole = "JIHWI_MODEL_";
/** Of a name this long after `JIHWI_`, two letters may be wrong: a shorter one is too soon another word. */
const longName = 5;

/**
 * A name that is all but a setting of ours is a slip of the pen: what it should have set would be left as it is, unseen. Others
 * are people's own, such as what holds the secret of a webhook; and what the environment says as well sets nothing.
 */
export function checkSettingNames(
  given: Readonly<Record<string, unknown>>,
  environment: Readonly<Record<string, string | undefined>>,
): void {
  const settings = [...Object.keys(environmentSchema.shape), ...ofOtherRooms];
  const known = [...settings, ...roleNames.map((role) => byRole + role.toUpperCase())];
  const slips = Object.keys(given).flatMap((name) => {
    if (!name.startsWith("JIHWI_") || name.startsWith(byRole) || given[name] === environment[name]) return [];
    const meant = settings.includes(name) ? undefined : nearest(name, known);
    return meant === undefined ? [] : [{ name, meant }];
  });
  if (slips.length === 0) return;
  const names = slips.map(({ name }) => name).join(", ");
  const meant = slips.map((slip) => slip.meant).join(", ");
  throw appFailure("unknown-setting", { names, meant });
}

/** The setting that a name is written almost like, or is with `JIHWI_` before it. */
function nearest(name: string, known: readonly string[]): string | undefined {
  const bare = name.slice("JIHWI_".length);
  const most = bare.length >= longName ? 2 : 1;
  const near = known
    .filter((one) => one.startsWith("JIHWI_"))
    .map((one) => ({ one, apart: lettersApart(name, one, most) }))
    .filter(({ apart }) => apart <= most)
    .sort((a, b) => a.apart - b.apart);
  return near[0]?.one ?? known.find((one) => one === bare);
}
