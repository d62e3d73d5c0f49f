import { z } from "zod";
import type { AgentResource, JournalEntry, JournalKind, Localized } from "#protocol";
import { nodeTitle, stepTitle, toolTitle } from "../../conversation/messages/graph/node-titles.ts";
import { readableName } from "../../values/readable-name.ts";
import type { ValueWords } from "../../values/value-words.ts";

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

const conversationTitle = { ko: "앞선 대화", en: "Conversation before" };

/** What a row of a journal is called in front of people. */
export function entryTitle(
  { kind, name, output }: Pick<JournalEntry, "kind" | "name"> & { readonly output?: unknown },
  agent: AgentResource | null,
  words: ValueWords,
): Localized {
  if (kind === "node") return nodeTitle(agent, name);
  if (kind === "tool") return toolTitle(agent, name);
  if (kind === "step") return stepTitle(agent, name);
  if (kind === "effect") return agent?.nodes[name] ?? (name === "conversation" ? conversationTitle : kindTitles.effect);
  if (kind !== "show") return kindTitles[kind];
  const shown = name.slice(name.indexOf(".") + 1);
  return checkTitle(output, words) ?? words.field(shown) ?? shownAs(readableName(shown));
}

const checkSchema = z.object({ step: z.object({ algorithm_name: z.string() }) });

/** An inspection shows its checks one after the other: each by its name. */
function checkTitle(output: unknown, words: ValueWords): Localized | null {
  const check = checkSchema.safeParse(output).data?.step.algorithm_name;
  return check === undefined ? null : words.value("algorithm_name", check);
}

/** What an agent of your own shows is called by its name. */
const shownAs = (name: string): Localized => ({
  ko: `${kindTitles.show.ko}: ${name}`,
  en: `${kindTitles.show.en}: ${name}`,
});
