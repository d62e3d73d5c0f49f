import type { PromptContext } from "#kernel";
import { oneOf } from "#language";
import { quoteFact } from "../../evidence/quote-fact.ts";
import { comparedSides } from "../../question/compared-sides.ts";
import { termsOf } from "../../question/terms.ts";
import type { Toolset } from "../../tools/toolset.ts";
import { noMaterial, reasonWords, type Words } from "./rule-words.ts";
import type { ReasonInput, ReasonOutput } from "./schema.ts";

type Fact = ReasonInput["facts"][number];
interface Side {
  readonly name: string;
  readonly facts: readonly Fact[];
}

const mostFacts = 2;
/** A fact is about a side when it says so much of it. */
const leastAbout = 0.5;
const figureWords = oneOf`
  억\s*\d*[\d,]*\s*만?\s*원?
  만\s*원?
  천\s*원
  원
  달러
  %
  퍼센트
  개월
  년
  일
  주
  시간
  분
  명
  건
  회
  days?
  weeks?
  months?
  years?
  hours?
  percent
`;
const figure = new RegExp(
  String.raw`[$€£₩]\s?\d[\d,.]*(?:\s?(?:million|billion))?|\d[\d,.]*\s*(?:${figureWords})`,
  "gi",
);

/** How code reasons: it sets facts side by side by what they speak of, and says no more than they do. */
export function reasonRule(
  { question, facts, toolResults }: ReasonInput,
  { language }: PromptContext,
  tools: Toolset,
): ReasonOutput {
  const say = reasonWords[language];
  const told = toolResults
    .filter(({ tool, ok }) => ok && tools.kindOf(tool) === "other" && !tools.bringsSources(tool))
    .map(({ text }) => text);
  if (facts.length === 0 && told.length === 0)
    return { thinking_steps: [say.nothing], conclusion: noMaterial[language], confidence: "low" };
  const sides = sidesOf(question, facts);
  const reasoned = sides === null ? listing(facts, say) : comparison(sides, say);
  return { ...reasoned, thinking_steps: [...told, ...reasoned.thinking_steps] };
}

/** What is compared: the two things the question names, else the documents that the facts come from. */
function sidesOf(question: string, facts: readonly Fact[]): readonly Side[] | null {
  const named = comparedSides(question);
  if (named !== null) {
    const [left, right] = named;
    const nearer = (fact: Fact) => aboutness(left, fact) - aboutness(right, fact);
    const about = (name: string, own: (fact: Fact) => boolean): Side => ({
      name,
      facts: facts.filter((fact) => aboutness(name, fact) >= leastAbout && own(fact)).slice(0, mostFacts),
    });
    return [about(left, (fact) => nearer(fact) >= 0), about(right, (fact) => nearer(fact) <= 0)];
  }
  const byDocument = [...Map.groupBy(facts, ({ document }) => document)];
  if (byDocument.length < 2) return null;
  return byDocument.map(([name, own]) => ({ name, facts: own.slice(0, mostFacts) }));
}

function aboutness(side: string, { text, heading, about, document }: Fact): number {
  const terms = termsOf(side);
  return terms.coverage(`${document} ${heading ?? ""} ${text}`) + (terms.coverage(about) > 0.9 ? 0.25 : 0);
}

function comparison(sides: readonly Side[], say: Words): ReasonOutput {
  const missing = sides.filter(({ facts }) => facts.length === 0).map(({ name }) => name);
  const figures = sides.map(({ name, facts }) => ({
    name,
    values: [...new Set(facts.flatMap(({ text }) => text.match(figure) ?? []).map((value) => value.trim()))].slice(
      0,
      3,
    ),
  }));
  const told = figures.every(({ values }) => values.length > 0)
    ? say.figures(figures.map(({ name, values }) => `${name} ${values.join(", ")}`).join(" · "))
    : null;
  return {
    thinking_steps: [
      say.compared(sides.map(({ name }) => name)),
      ...sides
        .filter(({ facts }) => facts.length > 0)
        .map(({ name, facts }) => [`**${name}**`, ...facts.map((fact) => `  - ${quoteFact(fact)}`)].join("\n")),
      ...(missing.length === 0 ? [] : [say.missing(missing)]),
      ...(told === null ? [] : [told]),
    ],
    conclusion: missing.length > 0 ? say.oneSided : sameWords(sides) ? say.same : say.sideBySide,
    confidence: missing.length === 0 ? "medium" : "low",
  };
}

/** Every side says it in the very same words. */
function sameWords(sides: readonly Side[]): boolean {
  const said = sides.map(({ facts }) => facts[0]?.text.replace(/^[①-⑳\s]+|\s+/g, ""));
  return said.every((reasonWords) => reasonWords === said[0]);
}

function listing(facts: readonly Fact[], say: Words): ReasonOutput {
  return {
    thinking_steps: [say.listed, ...facts.slice(0, mostFacts + 1).map(quoteFact)],
    conclusion: say.uninterpreted,
    confidence: "low",
  };
}
