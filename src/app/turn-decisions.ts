import { z } from "zod";
import { type LearnedRule, learnedRuleNamed } from "#learning";
import type { JihwiError, JournalEntry, TurnDecision } from "#protocol";
import type { Store } from "#store";
import { type TurnCorrection, turnInputSchema } from "#turns";
import { appFailure } from "./failure.ts";

/** A decision in a turn's journal, with the rule that could learn from it. */
interface FoundDecision {
  readonly entry: JournalEntry;
  /** Which run of its step it is. */
  readonly nth: number;
  readonly rule: LearnedRule;
}

const correctedSchema = z.record(z.string(), z.unknown());

/** The decisions of a turn that people may correct, in their order. */
export async function decisionsOf(store: Store, turnId: string): Promise<TurnDecision[]> {
  const corrected = await store.learning.correctionsIn(turnId);
  return (await findDecisions(store, turnId)).map(({ entry: { seq, name, input, output }, rule }) => {
    const labelOf = (expect: unknown) => (expect === undefined ? null : rule.labelOf({ input, expect }));
    return {
      seq,
      step: name,
      title: rule.title,
      chosen: labelOf(output),
      corrected: labelOf(corrected.get(seq)),
      values: rule.valuesFor(input).map(({ label, title, expect }) => ({ label, title, expect })),
    };
  });
}

/** Refuses a correction of what is no decision, or to what it cannot be. */
export async function checkCorrection(store: Store, turnId: string, seq: number, expect: unknown): Promise<void> {
  const decision = (await findDecisions(store, turnId)).find(({ entry }) => entry.seq === seq);
  if (decision === undefined) throw noDecision();
  const { rule, entry } = decision;
  const label = rule.labelOf({ input: entry.input, expect });
  if (!rule.valuesFor(entry.input).some((value) => value.label === label)) throw noValue(rule);
}

/** What users corrected in a turn and before it, as another run of it takes it. A turn whose trace was removed has nothing. */
export async function correctionsOf(store: Store, turnId: string): Promise<TurnCorrection[]> {
  const turn = await store.turns.find(turnId);
  if (turn === null) return [];
  const corrections = await correctedIn(store, turnId);
  const before = turnInputSchema.safeParse(turn.input).data?.corrections ?? [];
  return [
    ...before.filter((one) => !corrections.some(({ step, nth }) => step === one.step && nth === one.nth)),
    ...corrections,
  ];
}

async function correctedIn(store: Store, turnId: string): Promise<TurnCorrection[]> {
  const corrected = await store.learning.correctionsIn(turnId);
  return (await findDecisions(store, turnId)).flatMap(({ entry: { seq, name, input }, nth, rule }) => {
    const expect = correctedSchema.safeParse(corrected.get(seq)).data;
    if (expect === undefined) return [];
    const label = rule.labelOf({ input, expect });
    const value = rule.valuesFor(input).find((one) => one.label === label);
    return value === undefined ? [] : [{ step: name, nth, expect, value: value.title }];
  });
}

async function findDecisions(store: Store, turnId: string): Promise<FoundDecision[]> {
  const { entries } = await store.turns.trace(turnId);
  const steps = entries.filter(({ kind, status }) => kind === "step" && status === "finished");
  return steps.flatMap((entry, at) => {
    const rule = learnedRuleNamed(entry.name);
    if (rule === undefined || rule.valuesFor(entry.input).length === 0) return [];
    const nth = steps.slice(0, at).filter(({ name }) => name === entry.name).length;
    return [{ entry, nth, rule }];
  });
}

function noDecision(): JihwiError {
  return appFailure("no-decision");
}

function noValue({ values }: LearnedRule): JihwiError {
  const titles = Object.values(values).map(({ title }) => title);
  return appFailure("impossible-decision", {
    titles: { ko: titles.map(({ ko }) => ko).join(", "), en: titles.map(({ en }) => en).join(", ") },
  });
}
