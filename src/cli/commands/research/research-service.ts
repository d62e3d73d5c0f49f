import type { ResearchService } from "#papers";
import type { CliContext } from "../../context.ts";

/** The library, the sources and the notebooks of this installation. */
export async function researchService(context: CliContext): Promise<ResearchService> {
  const { createResearchService } = await import("#papers");
  const { store, config } = await context.jihwi();
  return createResearchService({ store, env: config.env });
}
