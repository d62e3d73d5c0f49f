import { createHash } from "node:crypto";
import { z } from "zod";
import type { OwnWeights } from "#kernel";
import { type LearnedRule, learnedRuleNamed, learnedRules, learnFrom, type OwnCase } from "#learning";
import { JihwiError, type LearnedStep, type Localized } from "#protocol";
import type { LearnedVersion, Store } from "#store";

/** What `jihwi learn` tells of a step. */
export interface Learned {
  readonly step: string;
  readonly cases: number;
  readonly accuracy: { readonly before: number; readonly after: number };
  readonly taken: boolean;
}

/** What this installation has taught its rules, and which of them decide instead of a model. */
export interface OwnRules {
  /** The weights in use, for turns. */
  readonly weights: OwnWeights;
  /** Whether a step is decided by its rule although a model is there. */
  prefers(step: string, input: unknown): boolean;
  /** Reads the versions anew, and switches off a rule that no longer agrees with the model. */
  refresh(): Promise<void>;
  learn(step?: string): Promise<Learned[]>;
  /** Goes back to the version before. */
  undo(step?: string): Promise<{ readonly step: string; readonly undone: boolean }[]>;
  correct(turnId: string, seq: number, expect: unknown): Promise<void>;
  overview(): Promise<readonly LearnedStep[]>;
}

const mostCases = 5_000;
/** One decision of so many still asks the model, so that a model that changes its mind is noticed. */
const sampleOf = 20;
/** The rule is switched off when it differs this often within the last sampled decisions. */
const watched = 20;
const mostDisagreements = 2;
const offKey = "rules.switched-back";
const offSchema = z.record(z.string(), z.number());

export function createOwnRules(
  store: Store,
  { prefer, tell }: { readonly prefer: boolean; readonly tell: (text: Localized) => void },
): OwnRules {
  let versions = new Map<string, LearnedVersion>();
  let off: Readonly<Record<string, number>> = {};
  const weights: OwnWeights = (rule) => versions.get(rule)?.weights;
  const ofSteps = () => learnedRules().filter(({ name, kind }) => kind === "choice" && !name.includes("/"));

  const isOff = (rule: string) => off[rule] === versions.get(rule)?.version;

  const taught = async (rule: LearnedRule): Promise<(OwnCase & { at: number })[]> => {
    const since = versions.get(rule.name)?.createdAt ?? 0;
    return (await store.learning.taught(rule.name, mostCases)).map(({ input, expect, corrected, at }) => ({
      input,
      expect,
      corrected,
      fresh: at > since,
      at,
    }));
  };

  /** Of the decisions that the rule would have taken since it was learned and a model took: how many agree. */
  const agreementOf = async (rule: LearnedRule) => {
    const sureFrom = versions.get(rule.name)?.facts.sureFrom ?? null;
    if (sureFrom === null) return { asked: 0, agreed: 0 };
    const answers = (await taught(rule))
      .filter(({ fresh }) => fresh)
      .flatMap((one) => rule.answer(one, weights) ?? [])
      .filter(({ probability }) => probability >= sureFrom)
      .slice(0, watched);
    return { asked: answers.length, agreed: answers.filter(({ right }) => right).length };
  };

  const refresh = async () => {
    const newest = await store.learning.versions();
    const isSame =
      newest.size === versions.size && [...newest].every(([rule, at]) => versions.get(rule)?.version === at);
    if (!isSame) versions = new Map((await store.learning.latest()).map((one) => [one.rule, one]));
    off = (await store.settings.find(offKey, offSchema)) ?? {};
    if (!prefer) return;
    for (const rule of ofSteps()) {
      const version = versions.get(rule.name);
      if (version === undefined || isOff(rule.name)) continue;
      const { asked, agreed } = await agreementOf(rule);
      if (asked - agreed < mostDisagreements) continue;
      off = { ...off, [rule.name]: version.version };
      await store.settings.put(offKey, off);
      tell({
        ko: `${rule.name} 단계는 다시 모델이 정합니다. 최근 ${asked}번 가운데 ${asked - agreed}번 규칙과 모델이 달랐습니다.`,
        en: `The model decides ${rule.name} again: rule and model differed in ${asked - agreed} of the last ${asked} decisions.`,
      });
    }
  };

  return {
    weights,
    refresh,

    prefers(step, input) {
      const rule = prefer ? learnedRuleNamed(step) : undefined;
      const sureFrom = versions.get(step)?.facts.sureFrom ?? null;
      if (rule === undefined || sureFrom === null || isOff(step) || isSampled(step, input)) return false;
      return (rule.answer({ input, expect: null }, weights)?.probability ?? 0) >= sureFrom;
    },

    async learn(step) {
      await refresh();
      const learned: Learned[] = [];
      for (const rule of step === undefined ? ofSteps() : [named(step)]) {
        const { weights: better, sureFrom, ...facts } = learnFrom(rule, await taught(rule), weights);
        if (better !== null) await store.learning.take(rule.name, better, { ...facts, sureFrom });
        learned.push({ step: rule.name, ...facts, taken: better !== null });
      }
      await refresh();
      return learned;
    },

    async undo(step) {
      const undone: { step: string; undone: boolean }[] = [];
      for (const { name } of step === undefined ? ofSteps() : [named(step)])
        undone.push({ step: name, undone: await store.learning.undo(name) });
      await refresh();
      return undone;
    },

    correct: (turnId, seq, expect) => store.learning.correct(turnId, seq, expect),

    async overview() {
      await refresh();
      const rows: LearnedStep[] = [];
      for (const rule of ofSteps()) {
        const version = versions.get(rule.name);
        rows.push({
          step: rule.name,
          version: version?.version ?? 0,
          cases: (await taught(rule)).length,
          accuracy: version?.facts.accuracy ?? null,
          sureFrom: version?.facts.sureFrom ?? null,
          switchedBack: version !== undefined && isOff(rule.name),
          agreement: await agreementOf(rule),
        });
      }
      return rows;
    },
  };
}

/** The same decision is sampled again when it is asked again, so that a resumed turn takes the same way. */
function isSampled(step: string, input: unknown): boolean {
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
  throw new JihwiError("not-found", {
    message: { ko: `${step} 단계는 배우는 규칙이 없습니다.`, en: `The step ${step} has no rule that learns.` },
    hint: { ko: `배우는 단계: ${names}`, en: `These steps learn: ${names}` },
  });
}
