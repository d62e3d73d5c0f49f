import type { JihwiError } from "#protocol";
import type { ModelConfig, ModelSettings } from "./config.ts";
import { modelFailure } from "./failure.ts";
import { type ModelSpec, parseModelSpec } from "./model-spec.ts";
import { isRole, type Role, roleNames } from "./roles.ts";

export type Environment = Readonly<Record<string, string | undefined>>;

/** Where a role's model was chosen. */
export type Origin = "env" | "settings" | "config" | "default";

/** What a role uses and why. A null spec is `rules`. */
export interface ModelChoice {
  readonly spec: ModelSpec | null;
  readonly from: Origin;
  /** The very name that was set, such as `JIHWI_MODEL_JUDGE`; null for the default. */
  readonly setBy: string | null;
}

export type Choices = (role: Role) => ModelChoice;

const prefix = "JIHWI_MODEL";

/**
 * Roles that the default for all does not reach: a chat model is no embedder, and a long document has many pages, so that
 * tidying each of them is chosen by name.
 */
const byNameOnly: ReadonlySet<Role> = new Set(["embed", "normalise"]);

/**
 * The model of every role. The environment goes before the settings page, that before the configuration file; within
 * each, a role's own model goes before the default for all.
 */
export function chooseModels(env: Environment, settings: ModelSettings, config: ModelConfig): Choices {
  const layers = [fromEnvironment(env), fromFile("settings", settings), fromFile("config", config)];
  const choose = (role: Role): ModelChoice => {
    for (const layer of layers) {
      const name = layer.specs[role] !== undefined || byNameOnly.has(role) ? role : "default";
      const written = layer.specs[name];
      if (written === undefined) continue;
      const setBy = layer.nameOf(name);
      return { spec: parseModelSpec(written, setBy), from: layer.from, setBy };
    }
    return { spec: null, from: "default", setBy: null };
  };
  // All at once, so that a wrong name in any role is found at the start.
  const chosen = new Map(roleNames.map((role) => [role, choose(role)]));
  return (role) => chosen.get(role) ?? choose(role);
}

interface Layer {
  readonly from: Origin;
  readonly specs: Partial<Record<Role | "default", string>>;
  nameOf(role: Role | "default"): string;
}

function fromEnvironment(env: Environment): Layer {
  const specs: Layer["specs"] = {};
  for (const [name, value] of Object.entries(env)) {
    if (value === undefined || value.trim() === "") continue;
    if (name === prefix) specs.default = value;
    if (!name.startsWith(`${prefix}_`)) continue;
    const role = name.slice(prefix.length + 1).toLowerCase();
    if (!isRole(role)) throw unknownRole(name);
    specs[role] = value;
  }
  return {
    from: "env",
    specs,
    nameOf: (role) => (role === "default" ? prefix : `${prefix}_${role.toUpperCase()}`),
  };
}

function fromFile(from: "settings" | "config", file: ModelSettings): Layer {
  return {
    from,
    specs: { ...file.roles, default: file.default },
    nameOf: (role) => (role === "default" ? "models.default" : `models.roles.${role}`),
  };
}

function unknownRole(variable: string): JihwiError {
  const known = roleNames.map((role) => `${prefix}_${role.toUpperCase()}`).join(", ");
  return modelFailure("unknown-role", { variable, prefix, known });
}
