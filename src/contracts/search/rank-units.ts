import { createYield } from "#kernel";
import { conceptsOf, loadAskedWords, prepareConcepts } from "#search";
import type { Contract, Unit } from "../contract.ts";
import { readQuestion } from "./asked.ts";
import type { AskedBefore } from "./asked-before.ts";
import { lacksValueAskedFor } from "./asked-facts.ts";
import { settlingSigns } from "./settling-signs.ts";
import { type SumTold, sumAskedFor, sumToldOf } from "./stated-sum.ts";
import { noFeatures, noWording, unitFeatures, wordingFeatures } from "./unit-features.ts";
import { leastConfidence, unitConfidenceWeights, unitWeights } from "./unit-weights.ts";
import { prepareWordTables } from "./words/index.ts";

/** How far a unit may be taken for an answer: it settles the question, it may, it is near, or it is about something else. */
export type Fit = "settles" | "likely" | "near" | "far";

export interface RankedUnit {
  readonly unit: Unit;
  readonly score: number;
  readonly fit: Fit;
}

/** A question in the contract's own words needs no other sign: its words stand there. */
const settledCoverage = 0.4;
/** From this probability on the best unit is told as the answer; below it, as what comes closest. */
const likelierThanNot = 0.5;
/** Below this a unit is about something else. */
const near = 1.28;

/** The score by the question's words and the formal words of its concepts alone, and where it is near and settles. */
const wording = { own: 0.7, formal: 1.35, fact: 1.3, preamble: -4, general: -3, near: 1, settles: 3 } as const;

/** Who the parties are and when they agreed stands above the first article. */
const asksForOpening =
  /당사자|갑[은이의]|을[은이의]\s?누구|누구(?:와|랑|하고)|체결(?:일|한\s?날)|계약\s?(?:일자|날짜)|\b(?:part(?:y|ies)|date of (?:the|this)|effective)\b/i;

/** Asked for, the opening gains more than twice what it loses otherwise: measured on labelled English contracts. */
const openingTurn = -3.5;

/**
 * The units of a contract, best first: the question's own words, other words for them, and the facts it asks for. `before` is
 * what the question leans on, if it does: "예외는 없어?".
 */
export async function rankUnits(
  contract: Contract,
  question: string,
  before: AskedBefore | null = null,
): Promise<RankedUnit[]> {
  const { scored, signs } = (await compareUnits(contract, question, before))(unitWeights);
  const payment = sumAskedFor(question);
  const asksForTotal = payment !== null && total.test(question);
  const totalIn = (text: string) => Number(asksForTotal && totalTold.test(text));
  const likely = scored
    .map((one) => {
      const told = payment === null ? null : sumToldOf(payment, one.unit);
      return { ...one, told, lacksValue: one.features.lacksValue === 1 };
    })
    .sort(
      (a, z) =>
        tellingOf(z.told) - tellingOf(a.told) || totalIn(z.unit.text) - totalIn(a.unit.text) || z.score - a.score,
    );
  const ordered = setterFirst(likely, question);
  const [best] = ordered;
  // What sets a value for the very article that the question names leaves no doubt.
  const isSet = likely.some(
    ({ unit, lacksValue, features }) =>
      lacksValue && features.named === 1 && best !== undefined && setsValueFor(unit, best.unit, question),
  );
  const alone = isSet ? 1 : 1 / (1 + Math.exp(-sumOf(unitConfidenceWeights, signs)));
  const confidence =
    best !== undefined && before?.units.includes(best.unit.label) ? Math.max(alone, goesOn(signs)) : alone;
  // "위약금은?" asks for the article of that title; in a longer question a title's word says little.
  const isTerse = (signs.words ?? 0) <= Math.log1p(1);
  return ordered.map(({ unit, features, score, told }) => {
    const isBest = unit === best?.unit;
    const isSure =
      (isTerse && features.named === 1) ||
      features.coverage >= settledCoverage ||
      (isBest && (confidence >= likelierThanNot || tellingOf(told) > 0));
    const isLikely = isSure || (isBest && confidence >= leastConfidence);
    if (isLikely && told !== "nothing") return { unit, score, fit: isSure ? "settles" : "likely" };
    return { unit, score, fit: score >= near ? "near" : "far" };
  });
}

/** What the conversation is about is likelier than what is not: what was told first by this much, what stood beside it by less. */
const [toldFirst, toldBeside] = [4, 2];

/** How sure it is that a question that goes on from a part is about it: unless it names a matter, or asks for a value, that the part lacks. */
function goesOn({ mostUntold = 0, nounsHeld = 0, lacksValue = 0 }: Readonly<Record<string, number>>): number {
  const holdsMost = nounsHeld >= likelierThanNot;
  if (mostUntold >= likelierThanNot) return holdsMost ? leastConfidence : 0;
  return lacksValue === 0 && holdsMost ? likelierThanNot : leastConfidence;
}

/** Where the best part lacks the value asked for and another sets it for that part, the other comes first: "제20조는 종료 후 3년간 존속한다". */
function setterFirst<T extends { readonly unit: Unit; readonly lacksValue: boolean; readonly score: number }>(
  units: readonly T[],
  question: string,
): readonly T[] {
  const [best] = units;
  if (best === undefined || !best.lacksValue || best.unit.kind !== "article") return units;
  const setter = units.find(({ unit }) => setsValueFor(best.unit, unit, question));
  if (setter === undefined) return units;
  return [{ ...setter, score: Math.max(setter.score, best.score) }, ...units.filter((unit) => unit !== setter)];
}

/** Whether a unit tells the value asked for of an article. */
function setsValueFor(article: Unit, unit: Unit, question: string): boolean {
  const [words] = (unit === article ? null : toldOf(article.label).exec(unit.text)) ?? [];
  return words !== undefined && !lacksValueAskedFor(question, words);
}

/** The numbers before one in a list: "3 (Term), 5.2 and ". */
const otherNumbers = String.raw`(?:\d[\d.]{0,8}(?:\s?\([^)]{1,40}\))?(?:,\s(?:and\s)?|\s(?:and|or|to|through)\s)){0,12}`;

/** A sentence whose topic is an article. */
function toldOf(label: string): RegExp {
  // Of "Sections 3, 5.2 and 11" the whole numbers: neither 1 nor 2 is meant.
  const name = String.raw`(?<!\d\.?)${label.replace(/[.()]/g, String.raw`\$&`)}(?!\.?\d)`;
  const numbered = /^\d/.test(label) ? String.raw`(?:articles?|sections?|clauses?|paragraphs?)\s${otherNumbers}` : "";
  const korean = String.raw`${name}(?: ?제\d+항)?(?:의 ?(?:규정|의무|효력|내용))?[은는이가]\s[^.]{1,200}`;
  const english = String.raw`\b${numbered}${name}\b[^.]{0,60}\b(?:surviv|remain|continu|appl)[^.]{1,200}`;
  return new RegExp(`${korean}|${english}`, "i");
}

/** A part that tells the sum asked for goes before one that only names it. */
const tellingOf = (told: SumTold | null) => (told === "sum" ? 2 : told === "share" ? 1 : 0);

/** The whole of a price, not what one more thing costs. */
const total = /(?<![가-힣])총|전체|합계|\b(?:total|overall)\b/i;
const totalTold = new RegExp(String.raw`(?:${total.source})[^.\n]{0,60}\d`, "i");

/** Units by wording alone, best first: the question's words, the formal words of its concepts, the facts it asks for. */
export function rankByWording(contract: Contract, question: string) {
  const features = wordingFeatures(contract, readQuestion(question));
  const opening = asksForOpening.test(question) ? -wording.preamble / 2 : wording.preamble;
  return contract.units
    .map((unit, at) => {
      const each = features[at] ?? noWording;
      const score =
        wording.own * each.own +
        wording.formal * each.formal +
        wording.fact * each.fact +
        opening * each.preamble +
        wording.general * each.general;
      return { unit, features: each, score };
    })
    .sort((a, z) => z.score - a.score || a.unit.start - z.unit.start);
}

/** How near a contract comes to a question by wording alone: what tells whether the question is about the contract. */
export function wordingFit(contract: Contract, question: string): Fit {
  const [best] = rankByWording(contract, question);
  if (best === undefined) return "far";
  const { features, score } = best;
  if (score >= wording.settles || features.coverage >= settledCoverage || features.named === 1) return "settles";
  return score >= wording.near ? "near" : "far";
}

/** A function of weights: the units best first with what their scores are made of, and what tells whether the best settles. */
export async function compareUnits(contract: Contract, own: string, before: AskedBefore | null = null) {
  const pause = createYield();
  await prepareConcepts(pause);
  await prepareWordTables(pause);
  const askedWords = await loadAskedWords();
  // "그럼 언제까지?" names nothing: it asks about what was asked about before.
  const namesNothing = askedWords(own).every(({ kind }) => kind !== "noun");
  const question = before !== null && namesNothing ? `${before.question} ${own}` : own;
  const words = askedWords(question);
  const parts = readQuestion(question);
  const { features, words: inUnits } = await unitFeatures(contract, { question, parts, asked: words }, pause);
  const asked = { text: question, parts, words, inUnits, surestConcept: conceptsOf(question)[0]?.share ?? 0 };
  const asksOpening = asksForOpening.test(question);
  return (weights: Readonly<Record<string, number>>) => {
    const scored = contract.units
      .map((unit, at) => {
        const each = features[at] ?? noFeatures;
        const opening = asksOpening ? openingTurn * (weights.preamble ?? 0) * each.preamble : 0;
        const place = before?.units.indexOf(unit.label) ?? -1;
        const toldBefore = place === -1 ? 0 : place === 0 ? toldFirst : toldBeside;
        return { unit, features: each, score: sumOf(weights, each) + opening + toldBefore };
      })
      .sort((a, z) => z.score - a.score || a.unit.start - z.unit.start);
    return { scored, signs: settlingSigns(contract, scored, asked) };
  };
}

function sumOf(weights: Readonly<Record<string, number>>, values: Readonly<Record<string, number>>): number {
  return Object.entries(weights).reduce((sum, [name, weight]) => sum + weight * (values[name] ?? 0), 0);
}
