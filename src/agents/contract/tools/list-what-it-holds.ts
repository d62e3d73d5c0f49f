import { z } from "zod";
import { listFacts, reviewContract } from "#contracts";
import { oneLine } from "#language";
import { contractFactSchema, type Localized } from "#protocol";
import { spanEvidence } from "../evidence.ts";
import { contractText } from "../text.ts";
import { defineContractTool } from "./define-contract-tool.ts";

/** The kinds of figures that code finds in a contract. */
export const contractFactNames = {
  period: { ko: "기간", en: "Period" },
  deadline: { ko: "기한", en: "Deadline" },
  date: { ko: "날짜", en: "Date" },
  amount: { ko: "금액", en: "Amount" },
  penalty: { ko: "위약금", en: "Penalty" },
  rate: { ko: "비율", en: "Rate" },
} as const;

const kinds = contractFactSchema.shape.kind;
const maxFacts = 40;
const maxOddClauses = 10;

/** Lists the parts of the contract without reading them. */
export const getTableOfContents = defineContractTool({
  name: "get_table_of_contents",
  title: { ko: "목차", en: "Contents" },
  description: contractText("get-table-of-contents"),
  input: z.object({}),
  read(_input, { contract }, { run: { language } }) {
    const lead = { ko: "이 계약서의 구성입니다.", en: "The contract is made up of:" };
    const rows = contract.units.map(({ label, title }) => (title === "" ? label : `${label}(${title})`));
    return { evidence: [], note: listNote(lead[language], rows), isList: true };
  },
});

/** Lists the dates, periods, deadlines, amounts, penalties and rates that code finds, with their sentences. */
export const listDatesAndAmounts = defineContractTool({
  name: "list_dates_and_amounts",
  title: { ko: "날짜와 금액", en: "Dates and amounts" },
  description: contractText("list-dates-and-amounts", { maxFacts }),
  input: z.object({ kinds: z.array(kinds).nullable() }),
  read({ kinds: wanted }, { contract }, { run: { language } }) {
    // A planner that names no kind limits nothing.
    const looked = wanted === null || wanted.length === 0 ? kinds.options : wanted;
    const facts = listFacts(contract, looked);
    const listed = facts.slice(0, maxFacts);
    const more = facts.length - listed.length;
    const names = looked.map((kind) => contractFactNames[kind][language]).join(", ");
    const leads = {
      found: { ko: "코드가 찾은 날짜와 금액입니다.", en: "Dates and amounts found by code:" },
      none: { ko: `코드로는 찾지 못했습니다: ${names}`, en: `Code found none of these: ${names}` },
      blank: { ko: " (빈칸)", en: " (blank)" },
      more: { ko: `그 밖에 ${more}개가 더 있습니다.`, en: `and ${more} more` },
    } as const satisfies Record<string, Localized>;
    const rows = listed.map(
      ({ kind, value, blank, label }) =>
        `${contractFactNames[kind][language]}: ${value}${blank ? leads.blank[language] : ""} [${label}]`,
    );
    const sentences = new Map(listed.map((fact) => [fact.sentenceStart, fact]));
    const evidence = [...sentences.values()].map(({ label, sentence, sentenceStart: start }) =>
      spanEvidence(contract, label, { start, end: start + sentence.length }),
    );
    const lead = leads[rows.length === 0 ? "none" : "found"][language];
    return { evidence, note: listNote(lead, more > 0 ? [...rows, leads.more[language]] : rows), isList: true };
  },
});

/** Reviews the contract by lists: what is missing or one-sided. It finds words; judging them is left to a model. */
export const reviewContractTool = defineContractTool({
  name: "review_contract",
  title: { ko: "계약서 살피기", en: "Review contract" },
  description: contractText("review-contract"),
  input: z.object({}),
  read(_input, { contract }, { run: { language } }) {
    const points = reviewContract(contract);
    const odd = points.flatMap(({ kind, name, place }) => (kind === "odd" && place !== null ? { name, place } : []));
    const shown = odd.slice(0, maxOddClauses);
    const lead = { ko: "눈에 띄는 조항과 보이지 않는 것입니다.", en: "Clauses that stand out, and what is not found:" };
    const missing = { ko: "보이지 않음", en: "not found" }[language];
    const rows = [
      ...shown.map(({ name, place }) => `${name[language]}: ${oneLine(place.quote)} [${place.label}]`),
      ...points.flatMap(({ kind, name }) => (kind === "missing" ? `${missing}: ${name[language]}` : [])),
    ];
    const evidence = shown.map(({ place }) => spanEvidence(contract, place.label, place));
    return { evidence, note: listNote(lead[language], rows), isList: true };
  },
});

/** A list as the reader and a model see it. */
export const listNote = (lead: string, rows: readonly string[]): string =>
  rows.length === 0 ? lead : `${lead}\n\n${rows.map((row) => `- ${row}`).join("\n")}`;
