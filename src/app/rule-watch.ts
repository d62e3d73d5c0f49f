import { createYield, type OwnWeights } from "#kernel";
import type { LearnedRule, OwnCase, RuleAnswer } from "#learning";
import type { Localized } from "#protocol";
import type { LearnedVersion, Store, TaughtCase, TaughtPlace } from "#store";

/** How many decisions a rule may learn from, and among how many of the latest those are shown that it takes otherwise. */
const mostCases = 5_000;
const mostCompared = 100;
/** Among so many of the latest are the last that the rule would have taken; where it is often unsure, most are the model's own. */
const mostWatched = 500;
/** So many inputs, which may be long, are read at once. */
const atOnce = 50;
/** The rule is switched off when it differs this often within the last decisions that it would have taken. */
const window = 20;
const mostDisagreements = 2;
/** What is kept of a rule's answers; more than the latest that are looked at. */
const mostAnswers = 2_000;

/** A decision of this installation, and what the rule says to it. */
export interface ComparedCase {
  readonly one: TaughtCase;
  readonly answer: RuleAnswer;
}

export interface RuleWatch {
  /** What models decided here, and what users put right, the latest first. */
  taught(rule: LearnedRule, signal: AbortSignal): Promise<OwnCase[]>;
  /** Of the latest decisions those that the rule takes otherwise, the latest first. */
  disagreements(rule: LearnedRule, most: number): Promise<ComparedCase[]>;
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
  const pause = createYield();

  /** What a version of a rule said to a decision does not change: before each turn only new decisions are read. */
  const answered = new WeakMap<object, Map<string, RuleAnswer | null>>();
  const answersOf = (rule: LearnedRule) => {
    const version = versionOf(rule.name) ?? rule;
    const known = answered.get(version) ?? new Map<string, RuleAnswer | null>();
    answered.set(version, known);
    return known;
  };

  /** The rule's answers to decisions, in their order; those that are none of its own are left out. */
  const answersTo = async (rule: LearnedRule, places: readonly TaughtPlace[]) => {
    const known = answersOf(rule);
    for (const one of await store.learning.taughtAt(places.filter((place) => !known.has(keyOf(place))))) {
      known.set(keyOf(one), rule.answer(one, weights));
      await pause();
    }
    for (const key of known.keys()) {
      if (known.size <= mostAnswers) break;
      known.delete(key);
    }
    return places.flatMap((place) => {
      const answer = known.get(keyOf(place)) ?? null;
      return answer === null ? [] : [{ place, answer }];
    });
  };

  /** The first decisions whose answers are wanted. */
  const firstOf = async (
    rule: LearnedRule,
    places: readonly TaughtPlace[],
    most: number,
    isWanted: (answer: RuleAnswer) => boolean,
  ) => {
    const found: { place: TaughtPlace; answer: RuleAnswer }[] = [];
    for (const part of partsOf(places)) {
      found.push(...(await answersTo(rule, part)).filter(({ answer }) => isWanted(answer)));
      if (found.length >= most) break;
    }
    return found.slice(0, most);
  };

  const agreementOf = async (rule: LearnedRule) => {
    const sureFrom = versionOf(rule.name)?.facts.sureFrom ?? null;
    if (sureFrom === null) return { asked: 0, agreed: 0 };
    const places = await store.learning.taughtPlaces(rule.name, mostWatched, learnedAt(rule));
    const isSure = ({ settles, probability }: RuleAnswer) => settles && probability >= sureFrom;
    const sure = await firstOf(rule, places, window, isSure);
    return { asked: sure.length, agreed: sure.filter(({ answer }) => answer.right).length };
  };

  return {
    async taught(rule, signal) {
      const since = learnedAt(rule);
      const own: OwnCase[] = [];
      for (const part of partsOf(await store.learning.taughtPlaces(rule.name, mostCases))) {
        for (const { input, expect, correctedAt, at } of await store.learning.taughtAt(part))
          if (rule.labelOf({ input, expect }) !== null)
            own.push({ input, expect, corrected: correctedAt !== null, fresh: at > since });
        await pause();
        signal.throwIfAborted();
      }
      return own;
    },

    async disagreements(rule, most) {
      const places = await store.learning.taughtPlaces(rule.name, mostCompared);
      const differing = await firstOf(rule, places, most, ({ right }) => !right);
      const cases = await store.learning.taughtAt(differing.map(({ place }) => place));
      return cases.flatMap((one) => {
        const found = differing.find(({ place }) => keyOf(place) === keyOf(one));
        return found === undefined ? [] : [{ one, answer: found.answer }];
      });
    },

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

/** A correction makes another case of a decision. */
function keyOf({ turnId, seq, correctedAt }: TaughtPlace): string {
  return `${turnId} ${seq} ${correctedAt}`;
}

function* partsOf<Item>(items: readonly Item[]): Generator<readonly Item[]> {
  for (let from = 0; from < items.length; from += atOnce) yield items.slice(from, from + atOnce);
}
