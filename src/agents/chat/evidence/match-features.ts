import { oneOf } from "#language";
import { tellsUnit } from "./asked-units.ts";
import type { FigureMatch } from "./figure-match.ts";
import type { FieldMatch } from "./form-fields.ts";
import type { MatchTerms } from "./match-terms.ts";
import { holdsLabel, labelsIn } from "./named-labels.ts";
import type { Need } from "./question-needs.ts";
import type { Related } from "./related-cover.ts";
import type { Cover } from "./word-cover.ts";

export interface Candidate {
  readonly text: string;
  readonly terms: MatchTerms;
  /** The headings it stands below, in their words. */
  readonly under: string;
  readonly heading: MatchTerms;
  /** What stands right before and after it in its block. */
  readonly near: MatchTerms;
  readonly isRow: boolean;
  /** How much of the question's words it holds, what stands above it, what stands beside it, and all of these with the title. */
  readonly covers: Readonly<Record<"own" | "above" | "near" | "all", Cover>>;
  /** How alike what it is about and what the question is about are, 0 to 1, and the same of what stands above it. */
  readonly likeness: { readonly own: number; readonly above: number };
  /** How much of what texts write about the question's words it holds. */
  readonly related: Related;
}

export interface Asked {
  readonly text: string;
  /** How much of the formal words for what is asked a text holds, 0 to 1. */
  readonly formal: (text: string) => number;
  readonly terms: MatchTerms;
  readonly need: Need | null;
  /** How well the kinds of things that a text tells are those that such questions are answered with; 0 is usual. */
  readonly kindMatch: (text: string) => number;
  readonly figureMatch: (text: string) => FigureMatch;
  readonly fieldMatch: (text: string) => FieldMatch;
}

const asksDefinition =
  /뭔지|무엇인지|뭐야|뭐예요|뭔가요|무엇|뜻|의미|정의|이?란\s*[?]?$|what (?:is|are|does)|define|meaning/i;
const definitionWords = oneOf`
  [:：]
  이?란\s
  이?라\s*함은
  means\b
  refers to\b
  is defined as\b
`;
const definition = new RegExp(
  String.raw`^(?:[①-⑳\d가-하.)\s"'“‘「-]{0,6})([\p{L}\p{N} ]{2,24}?)["'”’」]?\s*(?:${definitionWords})`,
  "iu",
);

/** "가. 계약자: …을 말합니다", "계약자란 …", "Term means …": of a word that the question holds. */
function definesOne(text: string, question: string): boolean {
  const word = definition.exec(text)?.[1]?.trim().toLowerCase();
  return word !== undefined && question.toLowerCase().includes(word);
}

export const featureNames = [
  "own",
  "morphemes",
  "precision",
  "heading",
  "near",
  "rarest",
  "need",
  "lacks",
  "figures",
  "row",
  "allowed",
  "label",
  "definition",
  "concept",
  "concept above",
  "unit",
  "words",
  "words meant",
  "words above",
  "words above meant",
  "words near",
  "words near meant",
  "all words",
  "all words meant",
  "likeness",
  "likeness above",
  "related",
  "related above",
  "related missing",
  "related best",
  "kind",
  "figure measure",
  "figure near",
  "figure within",
  "field",
  "other field",
] as const;

/** When a law was changed is no date that it tells. */
const amendment = /[<〈[](?:전문|본조|제목)?\s?(?:개정|신설|삭제|시행)[^>〉\]]*[>〉\]]/g;

/** How a statement meets a question, a number for each feature. `weigh` is what finding a term is worth: rare ones more. */
export function featuresOf(
  { text: question, formal, terms, need, kindMatch, figureMatch, fieldMatch }: Asked,
  candidate: Candidate,
  weigh: (term: string) => number,
): number[] {
  const { covers, related } = candidate;
  const wanted = [...terms.content];
  const total = sum(wanted, weigh);
  const isWord = (term: string) => term[0] !== "b";
  const words = wanted.filter(isWord);
  const share = (held: MatchTerms, among: readonly string[], of: number) =>
    of === 0
      ? 0
      : sum(
          among.filter((term) => held.all.has(term)),
          weigh,
        ) / of;
  const own = share(candidate.terms, wanted, total);
  const said = [...candidate.terms.content];
  const matched = said.filter((term) => terms.content.has(term));
  const rarest = Math.max(0, ...words.filter((term) => candidate.terms.all.has(term)).map(weigh));
  const told = candidate.text.replace(amendment, "");
  const tells = need === null ? null : need.tells.test(told);
  const around = `${candidate.under} ${candidate.text}`;
  const labels = labelsIn(question);
  const figure = figureMatch(told);
  const field = fieldMatch(candidate.text);
  const figures = question.match(/\d+/g) ?? [];
  return [
    own,
    share(candidate.terms, words, sum(words, weigh)),
    said.length === 0 ? 0 : sum(matched, weigh) / Math.sqrt(1 + sum(said, weigh)),
    share(candidate.heading, wanted, total),
    share(candidate.near, wanted, total),
    rarest,
    tells === true && need?.name !== "allowed" ? 1 : 0,
    tells === false && need?.name !== "allowed" ? 1 : 0,
    figures.length === 0 ? 0 : figures.filter((figure) => candidate.text.includes(figure)).length / figures.length,
    candidate.isRow ? 1 : 0,
    tells === true && need?.name === "allowed" ? 1 : 0,
    labels.length === 0 ? 0 : labels.some((label) => holdsLabel(around, label)) ? 1 : -1,
    asksDefinition.test(question) && definesOne(candidate.text, question) ? 1 : 0,
    formal(candidate.text),
    formal(candidate.under),
    tellsUnit(question, candidate.text),
    ...[covers.own, covers.above, covers.near, covers.all].flatMap(({ literal, meant }) => [literal, meant]),
    candidate.likeness.own,
    candidate.likeness.above,
    related.own,
    related.above,
    related.missing,
    related.best,
    kindMatch(told),
    figure.measure,
    figure.near,
    figure.within,
    field.asked,
    field.other,
  ];
}

function sum(terms: readonly string[], weigh: (term: string) => number): number {
  return terms.reduce((total, term) => total + weigh(term), 0);
}
