import type { PromptContext } from "#kernel";
import { heading, inLanguage, leads, passage, wholeArticle } from "../../answer/write.ts";
import type { ContractEvidence } from "../../evidence.ts";
import { contractText } from "../../text.ts";
import { closestParts, closestPassages } from "./closest.ts";
import type { RespondInput } from "./schema.ts";

/** Parts that are quoted as the closest. */
const maxClosest = 5;

type Say = ReturnType<typeof inLanguage>;

/** Answers in the contract's own words: what the question names, whole; else the parts that are closest to it, called so. */
export function respondRule(input: RespondInput, { language }: PromptContext): string {
  const say = inLanguage(language);
  const absent = input.asked.filter(({ exists, unit }) => !exists && unit === null).map(({ label }) => label);
  const inside = input.asked.filter(({ exists, unit }) => !exists && unit !== null);
  const missing = contractText("no-such-part", { absent: absent.join(", ") });
  const parts = [
    ...(absent.length === 0 ? [] : [say(missing)]),
    ...inside.map(({ label, unit }) => notInside(label, unit ?? "", say)),
    ...body(input.whole ? { ...input, evidence: wanted(input) } : input, say),
    notRead(input, say),
  ];
  return parts.filter((part) => part !== "").join("\n\n");
}

/** Of a contract that was read whole for a model, what the question names, or what is closest to it. */
function wanted({ question, asked, evidence }: RespondInput): ContractEvidence[] {
  const named = new Set(asked.flatMap(({ unit }) => unit ?? []));
  return named.size > 0 ? evidence.filter(({ unit }) => named.has(unit)) : closestParts(question, evidence, maxClosest);
}

/** What a question names and what is too much to be read at once. */
function notRead({ asked, evidence, onlyPrevious }: RespondInput, say: Say): string {
  const read = new Set(evidence.map(({ unit }) => unit));
  const left = [...new Set(asked.flatMap(({ unit }) => unit ?? []))].filter((unit) => !read.has(unit)).join(", ");
  if (left === "" || onlyPrevious) return "";
  return say({ ko: `여기에 다 보이지 못했습니다: ${left}`, en: `Not shown here: ${left}` });
}

/** 제2조 has no 제9항, and is shown all the same. */
function notInside(label: string, unit: string, say: Say): string {
  const point = label.startsWith(unit) ? label.slice(unit.length).trim() : label;
  return say(contractText("no-such-point", { unit, point }));
}

function body(input: RespondInput, say: Say): string[] {
  if (input.onlyPrevious) return restated(input, say);
  const lists = input.notes.flatMap(({ note, isList }) => (isList ? [note] : []));
  const named = input.asked.flatMap(({ label, exists, unit }) => (exists ? [label] : unit === null ? [] : [unit]));
  if (named.length > 0) return [...lists, ...wholeParts(input.evidence, named, leads.article, say)];
  const isFound = ({ score }: ContractEvidence) => score !== undefined;
  const exact = input.evidence.filter((piece) => !isFound(piece));
  if (lists.length > 0) return lists;
  const titled = input.notes.length === 0 && input.evidence.some(isFound) ? leads.titled : leads.article;
  const whole = exact.length === 0 ? [] : wholeParts(exact, [], titled, say);
  return [...whole, ...closest(input, new Set(exact.map(({ unit }) => unit)), say)];
}

function restated(input: RespondInput, say: Say): string[] {
  if (input.evidence.length === 0) return [say(leads.nothing)];
  return wholeParts(input.evidence, [], leads.previous, say);
}

function wholeParts(
  evidence: readonly ContractEvidence[],
  named: readonly string[],
  lead: typeof leads.article | typeof leads.titled | typeof leads.previous,
  say: Say,
): string[] {
  const pieces = [...new Map(evidence.map((piece) => [`${piece.label} ${piece.start}`, piece])).values()];
  return [say(lead), ...pieces.map((piece) => wholeArticle(piece, named, say).join("\n"))];
}

function closest({ question, evidence, unheld }: RespondInput, shown: ReadonlySet<string>, say: Say): string[] {
  const found = evidence.filter(({ score, unit }) => score !== undefined && !shown.has(unit));
  const units = [...Map.groupBy(found, ({ unit }) => unit)].slice(0, Math.max(1, maxClosest - shown.size));
  if (units.length === 0) return [];
  const groups = units.map(([unit, pieces]) =>
    [heading(unit, pieces[0]?.title ?? ""), ...closestPassages(question, pieces).map(passage)].join("\n"),
  );
  const lead = unheld ? [say(leads.unheld), say(leads.closest)] : [say(leads.closest)];
  return [...lead, ...groups];
}
