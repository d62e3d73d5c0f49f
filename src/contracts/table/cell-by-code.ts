import { oneLine, type Span, sentencesOf, trimSpan } from "#language";
import type { ContractCell } from "#protocol";
import type { Contract } from "../contract.ts";
import { findParties } from "../definitions/parties.ts";
import { type FactKind, listFacts } from "../facts/list-facts.ts";
import { partOfPoint } from "../review/review-contract.ts";
import type { ContractFieldName } from "./fields.ts";

/** A cell of which nothing is known but its state. */
export function emptyCell(status: ContractCell["status"], reason: ContractCell["reason"] = null): ContractCell {
  const nowhere = { label: null, page: null, start: null, end: null };
  return { status, answer: null, quote: null, ...nowhere, by: null, reason };
}

/** A cell that quotes a stretch of the contract. */
export function quotingCell(
  { text, labelAt, pageAt }: Contract,
  { start, end }: Span,
  said: Pick<ContractCell, "status" | "answer" | "by">,
): ContractCell {
  const place = { label: labelAt(start), page: pageAt(start), start, end };
  return { ...said, quote: oneLine(text.slice(start, end)), ...place, reason: null };
}

/** What is quoted of a long part, to the end of a sentence. */
const longestQuote = 900;
/** More values than this are no answer. */
const mostValues = 12;

/** How each field is filled without a model: by definitions, facts, and the article that bears its name. */
const fillers: Readonly<Record<ContractFieldName, ((contract: Contract) => ContractCell) | null>> = {
  parties: partiesOf,
  dates: (contract) => factsCell(contract, ["date"]),
  amounts: (contract) => factsCell(contract, ["amount"]),
  term: (contract) => closestCell(contract, "term", ["period"]),
  notice: noticeOf,
  termination: (contract) => closestCell(contract, "termination"),
  "liability-cap": (contract) => closestCell(contract, "damages"),
  law: (contract) => closestCell(contract, "disputes"),
};

export const isFilledByCode = (field: ContractFieldName | null) => field !== null && fillers[field] !== null;

/** A field without a model; a question, and what only reading tells, need one. */
export function cellByCode(contract: Contract, field: ContractFieldName | null): ContractCell {
  return (field === null ? null : fillers[field])?.(contract) ?? emptyCell("needs-model");
}

function partiesOf(contract: Contract): ContractCell {
  const [first, ...more] = findParties(contract);
  if (first === undefined) return emptyCell("not-said");
  const last = more.filter(({ end }) => end - first.start <= longestQuote).at(-1) ?? first;
  return quotingCell(contract, { start: first.start, end: last.end }, { status: "said", answer: null, by: null });
}

function factsCell(contract: Contract, kinds: readonly FactKind[], within?: Span): ContractCell {
  const facts = listFacts(contract, kinds).filter(
    ({ blank, start }) => !blank && (within === undefined || (start >= within.start && start < within.end)),
  );
  const [first] = facts;
  if (first === undefined) return emptyCell("not-said");
  const values = [...new Set(facts.map(({ value }) => value))];
  const answer = `${values.slice(0, mostValues).join(" · ")}${values.length > mostValues ? " …" : ""}`;
  const sentence = { start: first.sentenceStart, end: first.sentenceStart + first.sentence.length };
  return quotingCell(contract, sentence, { status: "said", answer, by: null });
}

/** 만료 90일 전까지, at least 90 days before the end: how long before its end a contract says that notice is given. */
function noticeOf(contract: Contract): ContractCell {
  const { text } = contract;
  const notice = listFacts(contract, ["deadline"]).find(
    ({ value, start, end }) =>
      (/전(?:까지|에)?$/.test(value) &&
        /(?:만료|종료)일?(?:의|로부터)?\s?$/.test(text.slice(Math.max(0, start - 10), start))) ||
      /^\s(?:prior to|before)\s(?:the\s)?(?:expir|end\b)/i.test(text.slice(end, end + 24)),
  );
  if (notice === undefined) return emptyCell("not-said");
  const sentence = { start: notice.sentenceStart, end: notice.sentenceStart + notice.sentence.length };
  return quotingCell(contract, sentence, { status: "closest", answer: notice.value, by: null });
}

/** The article that a reader would open, with the values in it. Nobody has read whether it says what is asked. */
function closestCell(contract: Contract, point: string, values?: readonly FactKind[]): ContractCell {
  const part = partOfPoint(contract, point);
  if (part === undefined) return emptyCell("not-said");
  const told = values === undefined ? null : factsCell(contract, values, part);
  if (told?.status === "said") return { ...told, status: "closest" };
  return quotingCell(contract, beginningOf(contract.text, part), { status: "closest", answer: null, by: null });
}

function beginningOf(text: string, { start, end }: Span): Span {
  const sentences = sentencesOf(text, start, end);
  const last = sentences.filter((sentence) => sentence.end - start <= longestQuote).at(-1);
  return trimSpan(text, start, last?.end ?? Math.min(end, start + longestQuote)) ?? { start, end };
}
