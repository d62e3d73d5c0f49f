import type { ResearchDesk } from "#papers";
import type { CliContext } from "../../context.ts";

/** The library, the sources and the notebooks of this house. */
export async function researchDesk(context: CliContext): Promise<ResearchDesk> {
  const { createResearchDesk } = await import("#papers");
  const { store, config } = await context.house();
  return createResearchDesk({ store, env: config.env });
}
