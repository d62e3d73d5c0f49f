import type { ContractFact, Localized } from "#protocol";
import { type inLanguage, leads } from "../../answer/write.ts";
import type { Listing } from "../../listing.ts";

type Say = ReturnType<typeof inLanguage>;

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
export function figuresNotFound(listings: readonly Listing[], say: Say): string[] {
  const looked = listings.filter((listing) => listing.lists === "figures");
  if (looked.length === 0 || looked.some(({ figures }) => figures.length > 0)) return [];
  const kinds = new Set(looked.flatMap((listing) => listing.kinds));
  return [say(leads.noFacts([...kinds].map((kind) => factNames[kind])))];
}

/** What a tool lists is shown as the list it is. */
export function toldList(listing: Listing, say: Say): string[] {
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
