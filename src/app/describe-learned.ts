import type { LearnedRule } from "#learning";
import type { LearnedStep, Localized } from "#protocol";
import type { LearnedVersion, Store } from "#store";
import type { RuleWatch } from "./rule-watch.ts";

const mostDisagreements = 8;
const longestQuestion = 200;

/** What an installation has taught one of its rules, what that saves, and where rule and model last differed. */
export async function describeLearned(
  rule: LearnedRule,
  {
    store,
    watch,
    version,
    isOff,
  }: {
    readonly store: Store;
    readonly watch: RuleWatch;
    readonly version: LearnedVersion | undefined;
    readonly isOff: boolean;
  },
): Promise<LearnedStep> {
  const executions = await store.learning.executions(rule.name, version?.createdAt ?? 0);
  const { byRule, byModel, sampled, callMs, callCost } = executions;
  const calls = version === undefined ? 0 : byRule - sampled;
  const disagreements = await watch.disagreements(rule, mostDisagreements);
  return {
    step: rule.name,
    title: rule.title,
    version: version?.version ?? 0,
    learnedAt: version?.createdAt ?? null,
    cases: await store.learning.countTaught(rule.name),
    accuracy: version?.facts.accuracy ?? null,
    sureFrom: version?.facts.sureFrom ?? null,
    switchedBack: isOff,
    agreement: await watch.agreementOf(rule),
    decided: { byRule, byModel },
    saved: { calls, seconds: (calls * callMs) / 1000, usd: callCost === null ? null : calls * callCost },
    disagreements: disagreements.map(({ one, answer }) => ({
      turnId: one.turnId,
      question: questionIn(one.input),
      rule: titleOf(rule, answer.label),
      model: titleOf(rule, answer.wanted),
      corrected: one.correctedAt !== null,
      at: one.at,
    })),
    values: Object.entries(rule.values).map(([label, { title, expect }]) => ({ label, title, expect })),
  };
}

function titleOf(rule: LearnedRule, label: string): Localized {
  return rule.values[label]?.title ?? { ko: label, en: label };
}

/** What the user said, however the step names it. */
function questionIn(input: unknown): string {
  if (typeof input !== "object" || input === null) return "";
  const fields = new Map(Object.entries(input));
  const said = ["question", "message", "text"]
    .map((name) => fields.get(name))
    .find((value) => typeof value === "string");
  return typeof said === "string" ? said.slice(0, longestQuestion) : "";
}
