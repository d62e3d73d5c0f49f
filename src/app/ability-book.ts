import { z } from "zod";
import { createSlots } from "#kernel";
import type { AbilityBook } from "#models";
import { type JihwiError, modelAbilitiesSchema, toJihwiError } from "#protocol";
import type { Store } from "#store";

const settingsKey = "model-abilities";
const foundSchema = z.record(z.string(), modelAbilitiesSchema.partial());

/** What was found out about models, kept in the store, so that each is asked once and not anew after every start. */
export async function openAbilityBook(
  store: Store,
  log: (error: JihwiError, about: string) => void,
): Promise<AbilityBook & { written(): Promise<void> }> {
  // What another version kept in another form is found out again.
  const found = { ...(await store.settings.find(settingsKey, foundSchema.catch({}))) };
  const inTurn = createSlots(1).run;
  return {
    find: (key) => found[key],
    keep(key, more) {
      found[key] = { ...found[key], ...more };
      inTurn(() => store.settings.put(settingsKey, found)).catch((thrown: unknown) =>
        log(toJihwiError(thrown), "what a model can do"),
      );
    },
    written: () => inTurn(async () => {}),
  };
}
