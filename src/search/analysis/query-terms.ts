import type { TokenRole } from "./token.ts";
import type { Tokenise } from "./tokenise.ts";

/** How much a query's token counts: "누구인가" says little of what is looked for. Measured in docs/search.md. */
const weightOf: Record<TokenRole, number> = { content: 1, grammar: 0.3, question: 0.2 };

/** A question longer than this is a text; its first terms say what it is about, and the work stays bounded. */
const mostTerms = 400;

/** The terms of a query with their weights. */
export function queryTerms(query: string, tokenise: Tokenise): ReadonlyMap<string, number> {
  const terms = new Map<string, number>();
  for (const { term, role } of tokenise(query)) {
    const known = terms.get(term);
    if (known === undefined && terms.size >= mostTerms) break;
    terms.set(term, (known ?? 0) + weightOf[role]);
  }
  return terms;
}
