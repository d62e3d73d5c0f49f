import { JihwiError, type NewSavedCheck, type SavedCheck } from "#protocol";
import type { Store } from "#store";
import { registryFor } from "../analyze.ts";
import type { InspectConfig } from "../config.ts";
import { prepareAlgorithm } from "../registry/prepare.ts";
import type { OwnCheck } from "./own-check.ts";

export type SavedCheckService = ReturnType<typeof createSavedCheckService>;

/** A saved check as the configuration knows it: its id is its name as an algorithm. */
export function ownCheckOf({ id, name, base, settings, criteria }: SavedCheck): OwnCheck {
  return { name: id, title: name, base, settings, criteria };
}

/** Checks that users made on the page, and the configuration that knows them. */
export function createSavedCheckService(
  { savedChecks }: Pick<Store, "savedChecks">,
  config: InspectConfig,
  baseDirectory: string,
) {
  /** Refuses what could not run: an unknown base, settings that do not fit, criteria without a condition. */
  async function checked(check: NewSavedCheck): Promise<NewSavedCheck> {
    const known = await registryFor(config, baseDirectory);
    const { base, settings, criteria } = check;
    const ready = prepareAlgorithm({ ...known.get(base), own: { base, settings, criteria } }, config, {
      baseDirectory,
      language: "ko",
    });
    if (ready.missing !== null) throw new JihwiError("bad-input", { message: ready.missing });
    return check;
  }

  return {
    list: () => savedChecks.list(),
    create: async (check: NewSavedCheck) => savedChecks.add(await checked(check)),
    /** A change is a new version; a `conflict` when there is a later one than the one that it was written over. */
    update: async (id: string, check: NewSavedCheck, after?: number) =>
      savedChecks.update(id, await checked(check), after),
    versions: (id: string) => savedChecks.versions(id),
    remove: (id: string) => savedChecks.remove(id),

    /** The configuration with every saved check in its latest version. */
    async configured(): Promise<InspectConfig> {
      // One that stands on what is there no more is left out: it shall not keep the others from running.
      const known = new Set((await registryFor(config, baseDirectory)).list());
      const usable = (await savedChecks.list()).filter(({ id, base }) => known.has(base) && known.add(id));
      return { ...config, checks: [...config.checks, ...usable.map(ownCheckOf)] };
    },
  };
}
