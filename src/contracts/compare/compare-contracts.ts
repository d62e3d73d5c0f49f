import { diffArrays } from "diff";
import { createYield } from "#kernel";
import type { ContractComparison, ContractUnitPair, Localized } from "#protocol";
import type { Contract, Unit } from "../contract.ts";
import { alignUnits } from "./align-units.ts";
import { withoutNumber } from "./without-number.ts";

/**
 * Compares a contract with another one, its standard: articles aligned, missing, added, moved and changed, with the words that
 * differ. What stands before the articles, such as the sheet of parties, period and sum, comes last where it differs.
 * Signatures always do.
 */
export async function compareContracts(contract: Contract, standard: Contract): Promise<ContractComparison> {
  const yieldNow = createYield();
  const aligned = await alignUnits(comparable(standard), comparable(contract));
  const [theirPreamble, ourPreamble] = [preambleOf(standard), preambleOf(contract)];
  const pairs: ContractUnitPair[] = [];
  for (const [theirs, ours] of aligned) {
    pairs.push(pairOf(theirs, ours));
    await yieldNow();
  }
  if (theirPreamble !== null || ourPreamble !== null) {
    const preambles = pairOf(theirPreamble, ourPreamble);
    if (preambles.status !== "same") pairs.push(preambles);
  }
  const count = (status: ContractUnitPair["status"]) => pairs.filter((pair) => pair.status === status).length;
  return {
    contract: { documentId: contract.documentId, name: contract.name, title: contract.outline.title },
    standard: { documentId: standard.documentId, name: standard.name, title: standard.outline.title },
    counts: { same: count("same"), changed: count("changed"), missing: count("missing"), added: count("added") },
    pairs,
  };
}

const comparable = (contract: Contract) =>
  contract.units.filter(({ kind }) => kind !== "signature" && kind !== "preamble");
const preambleOf = (contract: Contract) => contract.units.find(({ kind }) => kind === "preamble") ?? null;

function pairOf(theirs: Unit | null, ours: Unit | null): ContractUnitPair {
  const side = (unit: Unit | null) =>
    unit && {
      label: unit.label,
      title: unit.title,
      page: unit.page,
      start: unit.start,
      end: unit.end,
      text: unit.text,
    };
  const base = { standard: side(theirs), contract: side(ours) };
  if (theirs === null) return { ...base, status: "added", renumbered: false, changes: [] };
  if (ours === null) return { ...base, status: "missing", renumbered: false, changes: [] };
  const renumbered = theirs.label !== ours.label;
  const [before, after] = [bodyOf(theirs), bodyOf(ours)];
  if (squeeze(before) === squeeze(after)) return { ...base, status: "same", renumbered, changes: [] };
  return { ...base, status: "changed", renumbered, changes: changesOf(before, after) };
}

/** The time that a comparison takes grows with the square of the edits. */
const mostEdits = 1000;

/** Word by word; where too much differs for that, sentence by sentence, or all of it. */
function changesOf(before: string, after: string): ContractUnitPair["changes"] {
  for (const split of [wordsOf, sentencesOf]) {
    const changes = diffArrays(split(before), split(after), { maxEditLength: mostEdits });
    if (changes === undefined) continue;
    return changes.map(({ value, added, removed }) => ({
      kind: added ? ("added" as const) : removed ? ("removed" as const) : ("same" as const),
      text: value.join(""),
    }));
  }
  return [
    { kind: "removed", text: before },
    { kind: "added", text: after },
  ];
}

/** Without its number: an article that only moved is the same. Blanks and line breaks are one space. */
function bodyOf(unit: Unit): string {
  return withoutNumber(unit).replace(/\s+/g, " ").trim();
}

/** Words with the blank after them. Korean words change as a whole: 데이터제공자 and 데이터이용자 share no letters worth showing. */
const wordsOf = (text: string) => text.split(/(?<=\s)/);
const sentencesOf = (text: string) => text.split(/(?<=[.!?]\s)/);
const squeeze = (text: string) => text.replace(/\s/g, "");

const statusNames: Readonly<Record<ContractUnitPair["status"], Localized>> = {
  same: { ko: "같음", en: "same" },
  changed: { ko: "다름", en: "changed" },
  missing: { ko: "빠짐", en: "missing" },
  added: { ko: "더해짐", en: "added" },
};

/** A comparison for people: what is missing and added first, then each change with its words. */
export function comparisonToMarkdown(comparison: ContractComparison, language: "ko" | "en"): string {
  const { counts, pairs, contract, standard } = comparison;
  const words = {
    ko: { title: "계약 비교", standard: "기준", contract: "대상", none: "다른 조항이 없습니다." },
    en: { title: "Comparison", standard: "standard", contract: "contract", none: "No article differs." },
  }[language];
  const name = (pair: ContractUnitPair) => {
    const [theirs, ours] = [pair.standard, pair.contract].map(
      (side) => side && `${side.label}${side.title ? `(${side.title})` : ""}`,
    );
    return theirs && ours && theirs !== ours ? `${theirs} → ${ours}` : (ours ?? theirs ?? "");
  };
  const summary = (["missing", "added", "changed", "same"] as const)
    .map((status) => `${statusNames[status][language]} ${counts[status]}`)
    .join(" · ");
  const lists = (["missing", "added"] as const).flatMap((status) => {
    const found = pairs.filter((pair) => pair.status === status);
    return found.length === 0 ? [] : [`## ${statusNames[status][language]}`, ...found.map((pair) => `- ${name(pair)}`)];
  });
  const changed = pairs
    .filter((pair) => pair.status === "changed")
    .flatMap((pair) => [`### ${name(pair)}`, changesToMarkdown(pair)]);
  const body = [...lists, ...(changed.length === 0 ? [] : [`## ${statusNames.changed[language]}`, ...changed])];
  return [
    `# ${words.title}`,
    `${words.standard}: ${nameBeside(standard, contract)} · ${words.contract}: ${nameBeside(contract, standard)}`,
    summary,
    ...(body.length === 0 ? [words.none] : body),
  ].join("\n\n");
}

type Named = ContractComparison["contract"];

/** What tells one contract from another: a draft and its revision have one title and two file names. */
const nameBeside = (own: Named, other: Named) => (own.title === other.title ? own.name : own.title || own.name);

/** Removed words struck through, added ones bold; long unchanged stretches shortened. */
function changesToMarkdown(pair: ContractUnitPair): string {
  return pair.changes
    .map(({ kind, text }) => {
      const words = text.replace(/[*~]/g, "\\$&");
      if (kind === "removed") return words.trim() === "" ? "" : ` ~~${words.trim()}~~ `;
      if (kind === "added") return words.trim() === "" ? " " : ` **${words.trim()}** `;
      return words.length > 120 ? `${words.slice(0, 50)} … ${words.slice(-50)}` : words;
    })
    .join("")
    .replace(/ {2,}/g, " ");
}
