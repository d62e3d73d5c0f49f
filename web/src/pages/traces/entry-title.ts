import type { AgentResource, JournalEntry, JournalKind, Localized } from "#protocol";
import { nodeTitle, stepTitle, toolTitle } from "../../conversation/graph/node-titles.ts";

export const kindTitles: Readonly<Record<JournalKind, Localized>> = {
  node: { ko: "마디", en: "Node" },
  step: { ko: "단계", en: "Step" },
  tool: { ko: "도구", en: "Tool" },
  notice: { ko: "알림", en: "Notice" },
  effect: { ko: "한 번만 하는 일", en: "Effect" },
  say: { ko: "한 말", en: "Said" },
  show: { ko: "보여 준 것", en: "Shown" },
  ended: { ko: "마침", en: "End" },
  invariant: { ko: "불변 조건", en: "Invariants" },
  guarantee: { ko: "불변 조건", en: "Invariants" },
};

/** What every agent shows; what an agent of your own shows is called by its name. */
const shownTitles: Readonly<Record<string, Localized>> = {
  sources: { ko: "출처", en: "Sources" },
  citations: { ko: "인용", en: "Citations" },
  statements: { ko: "문장 확인", en: "Statements checked" },
  plan: { ko: "계획", en: "Plan" },
  step: { ko: "검사 하나", en: "One check" },
  report: { ko: "보고서", en: "Report" },
  choices: { ko: "고른 것", en: "Choices" },
  papers: { ko: "논문", en: "Papers" },
};

/** What a row of a journal is called in front of people. */
export function entryTitle(
  { kind, name }: Pick<JournalEntry, "kind" | "name">,
  agent: AgentResource | null,
): Localized {
  if (kind === "node") return nodeTitle(agent, name);
  if (kind === "tool") return toolTitle(agent, name);
  if (kind === "step") return stepTitle(agent, name);
  if (kind !== "show") return kindTitles[kind];
  const shown = name.slice(name.indexOf(".") + 1);
  return shownTitles[shown] ?? { ko: `${kindTitles.show.ko}: ${shown}`, en: `${kindTitles.show.en}: ${shown}` };
}
