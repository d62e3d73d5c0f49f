import type { Language } from "#protocol";
import { researchText } from "../text.ts";
import type { Choice, ResultFacts } from "./research-tool.ts";

type Button = "search" | "library" | "cluster" | "rank" | "read" | "like";

/** A button in the language of the turn: what stands on it, and what the user says by pressing it. */
const button =
  (name: Button, number = 0) =>
  (language: Language): Choice => ({
    label: researchText(`${name}-button`, { number })[language],
    message: researchText(`${name}-says`, { number })[language],
  });

/** Buttons that lead on, by what they do. */
export const nextChoices = {
  search: button("search"),
  library: button("library"),
  cluster: button("cluster"),
  rank: button("rank"),
  read: button("read"),
  /** More like one paper, where there is one. */
  related: ({ first }: Pick<ResultFacts, "first">, language: Language): readonly Choice[] =>
    first === null ? [] : [button("like", first)(language)],
};

/** What usually comes after papers, but for what was just done. */
export function choicesAfter(tool: string, result: Pick<ResultFacts, "first">, language: Language): readonly Choice[] {
  const { cluster, rank, read, related } = nextChoices;
  const usual = { cluster_papers: cluster, evaluate_importance: rank, analyze_papers: read };
  const others = Object.entries(usual).filter(([name]) => name !== tool);
  return [...others.map(([, choice]) => choice(language)), ...related(result, language)].slice(0, 3);
}
