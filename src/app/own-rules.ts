import { createHash } from "node:crypto";
import { z } from "zod";
import { createSlots, type OwnWeights, type PrefersRule } from "#kernel";
import { type LearnedRule, learnedRuleNamed, learnedRules, shippedWeights } from "#learning";
import {
  type LearningOverview,
  type LearningSettings,
  type Localized,
  learningSettingsSchema,
  localizedSchema,
  type TurnDecision,
} from "#protocol";
import type { LearnedVersion, Store } from "#store";
import type { TurnCorrection } from "#turns";
import { describeLearned } from "./describe-learned.ts";
import { appFailure } from "./failure.ts";
import { learnInThread } from "./learn-in-thread.ts";
import { createRuleWatch } from "./rule-watch.ts";
import { shippedFingerprint } from "./shipped-fingerprint.ts";
import { checkCorrection, correctionsOf, decisionsOf } from "./turn-decisions.ts";

/** What `jihwi learn` tells of a step. */
export interface Learned {
  readonly step: string;
  readonly cases: number;
  /** Null where there are too few cases. */
  readonly accuracy: { readonly before: number; readonly after: number } | null;
  /** Whether the new weights are better, so that they decide now. */
  readonly taken: boolean;
  /** Whether it may decide instead of a model, where it is sure enough. */
  readonly mayDecide: boolean;
}

/** What this installation has taught its rules, and which of them decide instead of a model. */
export interface OwnRules {
  /** The weights in use, for turns. */
  readonly weights: OwnWeights;
  /** Whether a step is decided by its rule although a model is there. */
  readonly prefers: PrefersRule;
  /** Whether the model is asked about a decision of the rule too, in the background. */
  isSampled(step: string, input: unknown, output: unknown): boolean;
  /** Reads the versions anew, and switches off a rule that no longer agrees with the model. */
  refresh(): Promise<void>;
  learn(step?: string): Promise<Learned[]>;
  /** Learns when that is switched on and the last time is a day ago. */
  learnDaily(): Promise<void>;
  /** Goes back to the version before. */
  undo(step?: string): Promise<{ readonly step: string; readonly undone: boolean }[]>;
  /** The decisions of a turn that people may correct. */
  decisions(turnId: string): Promise<TurnDecision[]>;
  /** Says what a decision of a turn should have been. */
  correct(turnId: string, seq: number, expect: unknown): Promise<void>;
  /** What users corrected in a turn, for asking it again. */
  corrections(turnId: string): Promise<TurnCorrection[]>;
  change(settings: Partial<LearningSettings>): Promise<LearningSettings>;
  overview(): Promise<LearningOverview>;
  /** Breaks off what is being learned, and waits until nothing is written any more. */
  close(): Promise<void>;
}

/** About one decision of so many still asks the model, so that a model that changes its mind is noticed. */
const sampleOf = 20;
const dayMs = 86_400_000;
const mostNotices = 10;
const keys = {
  off: "rules.switched-back",
  settings: "rules.settings",
  notices: "rules.notices",
  learnedAt: "rules.learned-at",
};
/** When the version was taken that was switched back: after an undo, another has its number. */
const offSchema = z.record(z.string(), z.number());
const noticesSchema = z.array(z.object({ at: z.number(), text: localizedSchema }));

export function createOwnRules(
  store: Store,
  {
    prefer,
    tell,
    tookVersion = () => {},
  }: {
    /** What the environment says of rules first; null where it leaves that to the page. */
    readonly prefer: boolean | null;
    readonly tell: (text: Localized) => void;
    /** Hears of each version that is stored, whoever let the rule learn. */
    readonly tookVersion?: (step: string) => void;
  },
): OwnRules {
  let versions = new Map<string, LearnedVersion>();
  let off: Readonly<Record<string, number>> = {};
  let chosen: Partial<LearningSettings> = {};
  const settings = (): LearningSettings => ({
    prefer: prefer ?? chosen.prefer ?? false,
    daily: chosen.daily ?? false,
  });
  const deciding = (rule: string) => {
    const version = versions.get(rule);
    return version !== undefined && fitsShipped(version) ? version : undefined;
  };
  const weights: OwnWeights = (rule) => deciding(rule)?.weights;
  const watch = createRuleWatch(store, weights, deciding);
  const ofSteps = () => learnedRules().filter(({ name }) => !name.includes("/"));
  const isOff = (rule: string) => versions.has(rule) && off[rule] === versions.get(rule)?.createdAt;
  /** The probability from which on a rule may decide instead of a model; null where it never may. */
  const decidesFrom = (rule: string) => (isOff(rule) ? null : (deciding(rule)?.facts.sureFrom ?? null));

  const switchBack = async (rule: string, text: Localized) => {
    off = { ...off, [rule]: versions.get(rule)?.createdAt ?? 0 };
    await store.settings.put(keys.off, off);
    const notices = (await store.settings.find(keys.notices, noticesSchema)) ?? [];
    await store.settings.put(keys.notices, [{ at: Date.now(), text }, ...notices].slice(0, mostNotices));
    tell(text);
  };

  const refreshOnce = async () => {
    const newest = await store.learning.takenAt();
    const isSame =
      newest.size === versions.size && [...newest].every(([rule, at]) => versions.get(rule)?.createdAt === at);
    if (!isSame) versions = new Map((await store.learning.latest()).map((one) => [one.rule, one]));
    off = (await store.settings.find(keys.off, offSchema)) ?? {};
    chosen = (await store.settings.find(keys.settings, learningSettingsSchema.partial())) ?? {};
    for (const rule of ofSteps()) {
      if (!versions.has(rule.name) || isOff(rule.name)) continue;
      const isOutdated = deciding(rule.name) === undefined;
      const why = isOutdated ? outdated(rule) : settings().prefer ? await watch.brokenPromise(rule) : null;
      if (why !== null) await switchBack(rule.name, why);
    }
  };

  /** Turns that begin together must not tell the same notice each. */
  const inOrder = createSlots(1).run;
  const refresh = () => inOrder(refreshOnce);

  /** What one learns stands beside the version before: nobody learns or undoes meanwhile. */
  const changing = createSlots(1).run;
  const closing = new AbortController();

  const learn = async (step?: string) => {
    await refresh();
    const learned: Omit<Learned, "mayDecide">[] = [];
    for (const rule of step === undefined ? ofSteps() : [named(step)]) {
      closing.signal.throwIfAborted();
      const own = await watch.taught(rule, closing.signal);
      const lesson = await learnInThread(rule, own, weights(rule.name), closing.signal);
      const { cases, accuracy, sureFrom, weights: better } = lesson;
      if (accuracy !== null) {
        const take = async (taken: Uint8Array, after: number) => {
          const facts = { cases, sureFrom, shipped: shippedFingerprint(rule), accuracy: { ...accuracy, after } };
          await store.learning.take(rule.name, taken, facts);
          tookVersion(rule.name);
        };
        if (better !== null) await take(better, accuracy.after);
        // Weights that cannot get better may be sure enough already. Those that were switched back are not: what they
        // agreed in before outweighs the change that was noticed.
        else if (sureFrom !== null && (deciding(rule.name)?.facts.sureFrom ?? null) === null)
          await take(weights(rule.name) ?? shippedWeights(rule), accuracy.before);
      }
      learned.push({ step: rule.name, cases, accuracy, taken: better !== null });
    }
    await store.settings.put(keys.learnedAt, Date.now());
    await refresh();
    return learned.map((one) => ({ ...one, mayDecide: decidesFrom(one.step) !== null }));
  };

  /** From which probability on a step is its rule's to decide; null while it is the model's. */
  const preferredFrom = (step: string) => (settings().prefer ? decidesFrom(step) : null);

  /** Whether an output of a step's rule is the learned decision, which is what is compared with the model, and nothing beside it. */
  const isTrusted = (step: string, input: unknown, output: unknown) => {
    const from = preferredFrom(step);
    if (from === null) return false;
    const answer = learnedRuleNamed(step)?.answer({ input, expect: output }, weights);
    return answer?.right === true && answer.settles && answer.probability >= from;
  };

  return {
    weights,
    refresh,
    learn: (step) => changing(() => learn(step)),
    prefers: async (step, input, ruled) => preferredFrom(step) !== null && isTrusted(step, input, await ruled()),
    isSampled: (step, input, output) => isInSample(step, input) && isTrusted(step, input, output),

    learnDaily: () =>
      changing(async () => {
        await refresh();
        const last = (await store.settings.find(keys.learnedAt, z.number())) ?? 0;
        if (settings().daily && Date.now() - last >= dayMs) await learn();
      }),

    undo: (step) =>
      changing(async () => {
        const undone: { step: string; undone: boolean }[] = [];
        for (const { name } of step === undefined ? ofSteps() : [named(step)])
          undone.push({ step: name, undone: await store.learning.undo(name) });
        await refresh();
        return undone;
      }),

    decisions: (turnId) => decisionsOf(store, turnId),
    corrections: (turnId) => correctionsOf(store, turnId),

    async correct(turnId, seq, expect) {
      await checkCorrection(store, turnId, seq, expect);
      await store.learning.correct(turnId, seq, expect);
    },

    async change(changed) {
      await refresh();
      chosen = { ...chosen, ...changed };
      await store.settings.put(keys.settings, chosen);
      return settings();
    },

    async overview() {
      await refresh();
      const steps: LearningOverview["steps"] = [];
      for (const rule of ofSteps())
        steps.push(
          await describeLearned(rule, { store, watch, version: deciding(rule.name), isOff: isOff(rule.name) }),
        );
      const notices = (await store.settings.find(keys.notices, noticesSchema)) ?? [];
      return { settings: settings(), preferSetBy: prefer === null ? null : "JIHWI_RULES", notices, steps };
    },

    async close() {
      closing.abort();
      await changing(async () => {});
    },
  };
}

function fitsShipped({ rule, facts }: LearnedVersion): boolean {
  const known = learnedRuleNamed(rule);
  return known !== undefined && facts.shipped === shippedFingerprint(known);
}

function outdated({ title }: LearnedRule): Localized {
  return {
    ko: `‘${title.ko}’은(는) 딸려 온 규칙이 정합니다. 여기서 배운 것은 다른 버전에서 배웠습니다. 다시 배우게 해 주세요.`,
    en: `“${title.en}” is decided by the shipped rule: what was learned here was learned by another version. Let it learn again.`,
  };
}

/** By a hash, so that a follow-up that is resumed asks about the same decisions. */
function isInSample(step: string, input: unknown): boolean {
  const digest = createHash("sha256")
    .update(`${step} ${JSON.stringify(input)}`)
    .digest();
  return digest.readUInt32BE(0) % sampleOf === 0;
}

function named(step: string): LearnedRule {
  const rule = learnedRuleNamed(step);
  if (rule !== undefined) return rule;
  const names = learnedRules()
    .map(({ name }) => name)
    .join(", ");
  throw appFailure("no-learned-rule", { step, names });
}
