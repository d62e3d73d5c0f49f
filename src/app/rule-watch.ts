import type { OwnWeights } from "#kernel";
import type { LearnedRule, OwnCase, RuleAnswer } from "#learning";
import type { Localized } from "#protocol";
import type { LearnedVersion, Store, TaughtCase } from "#store";

/** How many decisions a rule may learn from, and how many of the latest are shown beside its own. */
const mostCases = 5_000;
const mostCompared = 100;
/**
 * How many are read for the last that the rule would have taken. Mostly the first number holds enough of them; where the
 * rule is often unsure, most decisions are the model's own.
 */
const watched = [100, 500];
/** The rule is switched off when it differs this often within the last decisions that it would have taken. */
const window = 20;
const mostDisagreements = 2;
const mostAnswers = 2_000;

/** A decision of this installation, and what the rule says to it. */
export interface ComparedCase {
  readonly one: TaughtCase;
  readonly answer: RuleAnswer;
}

export interface RuleWatch {
  /** What models decided here, and what users put right, the latest first. */
  taught(rule: LearnedRule): Promise<OwnCase[]>;
  /** The latest decisions beside the rule's own, the latest first. */
  compared(rule: LearnedRule): Promise<ComparedCase[]>;
  /** Of the decisions since the rule was learned that it would have taken and a model took: how many agree. */
  agreementOf(rule: LearnedRule): Promise<{ readonly asked: number; readonly agreed: number }>;
  /** Why the model must decide again; null while the rule agrees as promised. */
  brokenPromise(rule: LearnedRule): Promise<Localized | null>;
}

/** Compares what a rule says with what the installation's model decided. */
export function createRuleWatch(
  store: Store,
  weights: OwnWeights,
  versionOf: (rule: string) => LearnedVersion | undefined,
): RuleWatch {
  const learnedAt = (rule: LearnedRule) => versionOf(rule.name)?.createdAt ?? 0;

  /** What a version of a rule said to a decision is asked before each turn, and does not change. */
  const answered = new Map<string, RuleAnswer | null>();
  const answerTo = (rule: LearnedRule, one: TaughtCase): RuleAnswer | null => {
    const key = JSON.stringify([
      rule.name,
      versionOf(rule.name)?.version,
      one.turnId,
      one.seq,
      one.corrected ? one.expect : null,
    ]);
    const known = answered.get(key);
    if (known !== undefined) return known;
    if (answered.size >= mostAnswers) answered.clear();
    const answer = rule.answer(one, weights);
    answered.set(key, answer);
    return answer;
  };

  const compare = (rule: LearnedRule, cases: readonly TaughtCase[]) =>
    cases.flatMap((one) => {
      const answer = answerTo(rule, one);
      return answer === null ? [] : [{ one, answer }];
    });

  /** The last decisions since the rule was learned of which it is as sure as this. */
  const lastSure = async (rule: LearnedRule, sureFrom: number) => {
    let sure: ComparedCase[] = [];
    for (const limit of watched) {
      const cases = await store.learning.taught(rule.name, limit, learnedAt(rule));
      sure = compare(rule, cases).filter(({ answer }) => answer.settles && answer.probability >= sureFrom);
      if (sure.length >= window || cases.length < limit) break;
    }
    return sure.slice(0, window);
  };

  const agreementOf = async (rule: LearnedRule) => {
    const sureFrom = versionOf(rule.name)?.facts.sureFrom ?? null;
    if (sureFrom === null) return { asked: 0, agreed: 0 };
    const sure = await lastSure(rule, sureFrom);
    return { asked: sure.length, agreed: sure.filter(({ answer }) => answer.right).length };
  };

  return {
    async taught(rule) {
      const since = learnedAt(rule);
      return (await store.learning.taught(rule.name, mostCases)).map(({ input, expect, corrected, at }) => ({
        input,
        expect,
        corrected,
        fresh: at > since,
      }));
    },

    compared: async (rule) => compare(rule, await store.learning.taught(rule.name, mostCompared)),
    agreementOf,

    async brokenPromise(rule) {
      const { asked, agreed } = await agreementOf(rule);
      if (asked - agreed < mostDisagreements) return null;
      return {
        ko: `‘${rule.title.ko}’은(는) 다시 모델이 정합니다. 최근 ${asked}번 가운데 ${asked - agreed}번 규칙과 모델이 달랐습니다.`,
        en: `“${rule.title.en}” is decided by the model again: rule and model differed in ${asked - agreed} of the last ${asked} decisions.`,
      };
    },
  };
}
