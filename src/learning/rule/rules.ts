import type { LearnedRule } from "./learned-rule.ts";

const rules = new Map<string, LearnedRule>();

/** Makes a decision known by its name, to builds that train it and to installations that teach it. */
export function registerRule<Rule extends LearnedRule>(rule: Rule): Rule {
  rules.set(rule.name, rule);
  return rule;
}

/** Every learned rule whose module has been imported. */
export function learnedRules(): LearnedRule[] {
  return [...rules.values()];
}

export function learnedRuleNamed(name: string): LearnedRule | undefined {
  return rules.get(name);
}
