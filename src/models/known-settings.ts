import { z } from "zod";
import type { ModelSettings } from "./config.ts";
import { parseModelSpec } from "./model-spec.ts";
import { plainNames, secretNames } from "./providers/index.ts";
import { isRole } from "./roles.ts";

/** Settings as any version keeps them. */
export const keptSettingsSchema = z.looseObject({
  default: z.string().optional(),
  roles: z.record(z.string(), z.string()).default({}),
  variables: z.record(z.string(), z.string()).default({}),
});

export type KeptSettings = z.output<typeof keptSettingsSchema>;

/**
 * What this version knows of settings that another one has kept, and the names of the rest. A role whose model is not known
 * is answered by rules: texts that were meant for that model go to no other.
 */
export function knownSettings({ default: standard, roles, variables }: KeptSettings): {
  settings: ModelSettings;
  unknown: string[];
} {
  const unknown: string[] = [];
  const modelOf = (name: string, written: string) => {
    if (isModel(written)) return written;
    unknown.push(name);
    return "rules";
  };
  const settings: Required<Pick<ModelSettings, "roles" | "variables">> = { roles: {}, variables: {} };
  for (const [role, written] of Object.entries(roles)) {
    if (isRole(role)) settings.roles[role] = modelOf(role, written);
    else unknown.push(role);
  }
  for (const [name, value] of Object.entries(variables)) {
    if (plainNames.includes(name)) settings.variables[name] = value;
    else if (!secretNames.includes(name)) unknown.push(name);
  }
  return {
    settings: standard === undefined ? settings : { default: modelOf("default", standard), ...settings },
    unknown,
  };
}

function isModel(written: string): boolean {
  try {
    parseModelSpec(written, "settings");
    return true;
  } catch {
    return false;
  }
}
