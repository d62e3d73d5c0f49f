import type { ContractComparison, ContractUnitPair, Language, Localized } from "#protocol";

const statusNames: Readonly<Record<ContractUnitPair["status"], Localized>> = {
  same: { ko: "같음", en: "same" },
  changed: { ko: "다름", en: "changed" },
  missing: { ko: "빠짐", en: "missing" },
  added: { ko: "더해짐", en: "added" },
};

/** A comparison for people: what is missing and added first, then each change with its words. */
export function comparisonToMarkdown(comparison: ContractComparison, language: Language): string {
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
