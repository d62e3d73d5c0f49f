import type { ModelChooser } from "#kernel";
import type { ResolvedModel } from "#models";

/** Models by role, and any model by its written name where a session has one of its own. */
export interface SessionModels extends ModelChooser {
  /** Null for `rules`. */
  named?(written: string): ResolvedModel | null;
}

/** The models of a turn: the session's own for every role, else those of the settings. */
export function modelsOf(models: SessionModels, own: string | null): ModelChooser {
  const { named } = models;
  if (own === null || named === undefined) return models;
  return { forRole: () => named(own) };
}
