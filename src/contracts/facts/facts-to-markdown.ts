import { oneLine } from "#language";
import type { ContractFact, Language, Localized } from "#protocol";
import type { Contract } from "../contract.ts";
import { listFacts } from "./list-facts.ts";

const headings: readonly (readonly [ContractFact["kind"], Localized])[] = [
  ["period", { ko: "기간", en: "Periods" }],
  ["deadline", { ko: "기한", en: "Deadlines" }],
  ["date", { ko: "날짜", en: "Dates" }],
  ["amount", { ko: "금액", en: "Amounts" }],
  ["penalty", { ko: "위약금·손해배상", en: "Penalties" }],
  ["rate", { ko: "이율·비율", en: "Rates" }],
];

/** The dates and amounts of a contract for people, kind by kind, each with its sentence. */
export function factsToMarkdown(contract: Contract, language: Language): string {
  const facts = listFacts(contract);
  const sections = headings.flatMap(([kind, heading]) => {
    const own = facts.filter((fact) => fact.kind === kind);
    const lines = own.map(({ value, label, sentence }) => `- **${value}** [${label}] ${oneLine(sentence)}`);
    return own.length === 0 ? [] : [`## ${heading[language]} (${own.length})`, lines.join("\n")];
  });
  return [`# ${contract.outline.title || contract.name}`, ...sections].join("\n\n");
}
