import { tellsValueAskedFor } from "#contracts";
import type { PromptContext } from "#kernel";
import type { ContractFact, Localized } from "#protocol";
import { asksForAll } from "../../asking/asks-for-all.ts";
import { asksForRest } from "../../asking/asks-for-rest.ts";
import { asksForSummary } from "../../asking/asks-for-summary.ts";
import { neighbourAskedFor } from "../../asking/neighbour-asked-for.ts";
import { questionIn } from "../../asking/question-in.ts";
import { otherPartsNote } from "../../asking/what-is-left.ts";
import type { Listing } from "../../listing.ts";
import { chooseSentences } from "./choose-sentences.ts";
import { notShownLine } from "./not-shown.ts";
import { reshaped, shapeAskedFor } from "./reshape.ts";
import type { RespondInput } from "./schema.ts";
import { hasBlank, heading, inLanguage, leads, passage, wholeArticle } from "./write.ts";

const wantsComparison = /비교|차이|다른\s?점|대조|\b(?:compare|difference|versus|vs)\b/i;

/** Answers in the contract's own words: the articles asked for, or the sentences that settle the question, each with its label. */
export function respondRule(given: RespondInput, { language }: PromptContext): string {
  const input = { ...given, question: questionIn(given.question) };
  const say = inLanguage(language);
  const absent = input.asked.filter(({ exists, unit }) => !exists && unit === null).map(({ label }) => label);
  const inside = input.asked.filter(({ exists, unit }) => !exists && unit !== null);
  const parts = [
    ...(absent.length === 0
      ? []
      : [
          say({
            ko: `이 계약서에 없는 조항입니다: ${absent.join(", ")}`,
            en: `${absent.join(", ")}: there is no such part in this contract.`,
          }),
        ]),
    ...inside.map(({ label, unit }) => notInside(label, unit ?? "", say)),
    ...body(input, say),
    notShownLine(input, language) ?? [],
  ];
  return parts.flat().join("\n\n");
}

type Say = ReturnType<typeof inLanguage>;

/** 제2조 has no 제9항, and is shown all the same. */
function notInside(label: string, unit: string, say: Say): string {
  const point = label.startsWith(unit) ? label.slice(unit.length).trim() : label;
  return say({
    ko: `${unit}에는 ${point}${/호$/.test(point) ? "가" : "이"} 없습니다. ${unit}의 내용을 보입니다.`,
    en: `${unit} has no ${point}.`,
  });
}

function body(input: RespondInput, say: Say): string[] {
  if (input.onlyPrevious) return restated(input, say);
  const listings = input.notes.flatMap(({ listing }) => listing ?? []);
  const listed = listings.flatMap((listing) => toldList(listing, say));
  const noFigures = figuresNotFound(listings, say);
  const lists = [...noFigures, ...listed];
  const named = input.asked.flatMap(({ label, exists, unit }) => (exists ? [label] : unit === null ? [] : [unit]));
  const continued = input.evidence.filter(({ continues }) => continues === true);
  if (continued.length > 0)
    return [
      ...continued.map((piece) => wholeArticle(piece, [], say).join("\n")),
      ...namedBeside(input, continued, named, say),
      ...lists,
    ];
  if (named.length > 0) return [...lists, ...namedArticles(input, named, say)];
  if (listed.length > 0) return asksForSummary(input.question) ? [say(leads.summary), ...lists] : lists;
  const others = input.evidence.filter(({ fit }) => fit === undefined);
  const wantsWhole = asksForRest(input.question) || neighbourAskedFor(input.question) !== null;
  if (wantsWhole && others.length > 0) return namedArticles({ ...input, evidence: others }, [], say);
  if (noFigures.length === 0) return settled(input, say);
  // Where figures were asked for and there are none, a part that is only near tells nothing of them.
  const evidence = input.evidence.filter(({ fit = "settles" }) => fit === "settles");
  return [...noFigures, ...settled({ ...input, evidence }, say)];
}

/** Parts that a question names beside the rest of another, and that were read whole. */
function namedBeside(
  input: RespondInput,
  continued: RespondInput["evidence"],
  named: readonly string[],
  say: Say,
): string[] {
  const wanted = new Set(input.asked.map(({ unit }) => unit)).difference(new Set(continued.map(({ unit }) => unit)));
  const evidence = input.evidence.filter(({ unit }) => wanted.has(unit));
  return evidence.length === 0 ? [] : namedArticles({ ...input, evidence }, named, say);
}

function restated(input: RespondInput, say: Say): string[] {
  if (input.evidence.length === 0) return [say(leads.nothing)];
  const shape = shapeAskedFor(input.question);
  if (shape === null)
    return [say(leads.previous), ...input.evidence.map((piece) => wholeArticle(piece, [], say).join("\n"))];
  return [say(leads.previous), reshaped(input.evidence, shape, say)];
}

function namedArticles(input: RespondInput, named: readonly string[], say: Say): string[] {
  const compares = wantsComparison.test(input.question) && named.length > 1;
  const units = [...new Map(input.evidence.map((piece) => [piece.unit, piece])).values()];
  return [
    say(compares ? leads.compare : leads.article),
    ...units.map((piece) => wholeArticle(piece, named, say).join("\n")),
  ];
}

function settled(input: RespondInput, say: Say): string[] {
  const passages = passagesByUnit(input);
  const [best, ...others] = passages.groups;
  if (best === undefined) return [];
  const answer = passages.isSure
    ? [say(leads.subject), best, ...(others.length === 0 ? [] : [say(leads.others), ...others])]
    : [say(leads.closest), ...passages.groups];
  const left = asksForAll(input.question) ? passages.unitsLeft : [];
  return [
    ...answer,
    ...(passages.hasBlank ? [say(leads.blank)] : []),
    ...(left.length === 0 ? [] : [say(otherPartsNote(left))]),
  ];
}

/** What stands nearest to a question that nothing settles, offered as no more than that. */
export function closestPassages(input: RespondInput, { language }: PromptContext): string {
  const { groups } = passagesByUnit(input);
  return groups.length === 0 ? "" : [inLanguage(language)(leads.closest), ...groups].join("\n\n");
}

interface Passages {
  readonly groups: readonly string[];
  /** The best part is likelier than not to answer, and has the value that the question asks for, if it asks for one. */
  readonly isSure: boolean;
  readonly hasBlank: boolean;
  /** Parts that were read and of which nothing is shown. */
  readonly unitsLeft: readonly string[];
}

function passagesByUnit(input: RespondInput): Passages {
  const sentences = chooseSentences(input.question, input.evidence, input.previous?.question);
  const units = [...new Set(sentences.map(({ unit }) => unit))];
  const groups = units.map((unit) => {
    const own = sentences.filter((sentence) => sentence.unit === unit);
    return [heading(unit, own[0]?.title ?? ""), ...own.map(passage)].join("\n");
  });
  const best = sentences.filter(({ unit }) => unit === units[0]);
  const inTextOrder = input.evidence.toSorted((a, b) => a.start - b.start);
  return {
    groups,
    isSure:
      input.evidence.some(({ unit, fit }) => unit === units[0] && fit !== "likely") &&
      best.some((sentence) => tellsValueAskedFor(input.question, sentence)),
    hasBlank: sentences.some(({ text }) => hasBlank(text)),
    unitsLeft: [...new Set(inTextOrder.map(({ unit }) => unit)).difference(new Set(units))],
  };
}

const factNames: Readonly<Record<ContractFact["kind"], Localized>> = {
  period: { ko: "기간", en: "period" },
  deadline: { ko: "기한", en: "deadline" },
  date: { ko: "날짜", en: "date" },
  amount: { ko: "금액", en: "amount" },
  penalty: { ko: "위약금", en: "penalty" },
  rate: { ko: "이율·비율", en: "rate" },
};

const differenceNames = {
  missing: { ko: "빠짐", en: "missing" },
  added: { ko: "더해짐", en: "added" },
  changed: { ko: "다름", en: "changed" },
} as const;

/** The kinds of figures that code looked for in vain; nothing where it found others, which are the answer. */
function figuresNotFound(listings: readonly Listing[], say: Say): string[] {
  const looked = listings.filter((listing) => listing.lists === "figures");
  if (looked.length === 0 || looked.some(({ figures }) => figures.length > 0)) return [];
  const kinds = new Set(looked.flatMap((listing) => listing.kinds));
  return [say(leads.noFacts([...kinds].map((kind) => factNames[kind])))];
}

/** What a tool lists is shown as the list it is. */
function toldList(listing: Listing, say: Say): string[] {
  switch (listing.lists) {
    case "contents":
      return [say(leads.contents), inRows(listing.lines)];
    case "checklist":
      return listing.lines.length === 0 ? [say(leads.noChecklist)] : [say(leads.review), inRows(listing.lines)];
    case "figures": {
      const rows = listing.figures.map(
        ({ kind, value, label, blank }) =>
          `${say(factNames[kind])}: ${value}${blank ? say({ ko: " (빈칸)", en: " (blank)" }) : ""} [${label}]`,
      );
      const more = listing.more === 0 ? [] : [say(leads.moreFacts(listing.more))];
      return rows.length === 0 ? [] : [say(leads.facts), inRows([...rows, ...more])];
    }
    case "differences": {
      const rows = listing.differences.map(
        ({ status, standard, contract }) =>
          `${say(differenceNames[status])}: ${[standard, contract].filter((name) => name !== null).join(" → ")}`,
      );
      return rows.length === 0 ? [say(leads.noDifference(listing.same))] : [say(leads.standard), inRows(rows)];
    }
    case "review": {
      const odd = listing.odd.map(({ text, label }) => `${text} [${label}]`);
      const missing = listing.missing.map((name) => `${say(leads.notSeen)}: ${name}`);
      return [say(leads.judgement), inRows([...odd, ...missing])].filter((part) => part !== "");
    }
    case "no-references":
      return [say(leads.noReferences)];
  }
}

const inRows = (rows: readonly string[]) => rows.map((row) => `- ${row}`).join("\n");
