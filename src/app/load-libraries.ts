import { loadAiSdk, loadLangGraph } from "#kernel";
import type { ModelRegistry } from "#models";
import { type JihwiError, toJihwiError } from "#protocol";
import { loadTokenise } from "#search";

interface LoadLibrariesOptions {
  readonly models: Pick<ModelRegistry, "forRole">;
  readonly log: (error: JihwiError, about: string) => void;
}

/**
 * Loads what is loaded in one go, each a tenth of a second or more: the analyser, LangGraph, the models' library. It belongs
 * before a server opens, since nobody can be answered meanwhile.
 */
export async function loadLibraries({ models, log }: LoadLibrariesOptions): Promise<void> {
  const libraries: readonly (() => Promise<unknown>)[] = [
    loadTokenise,
    loadLangGraph,
    async () => (models.forRole("respond") === null ? null : loadAiSdk()),
  ];
  // What cannot be loaded is loaded again with the first question, which then tells what is wrong.
  for (const load of libraries) await load().catch((thrown: unknown) => log(toJihwiError(thrown), "loading"));
}
