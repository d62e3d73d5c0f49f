import { oneOf } from "#language";
import type { Unit } from "./contract.ts";

const koreanLabel =
  /제?\s?(\d{1,4})\s?조(?!\s?(?:원|달러|항|각))(?:\s?의\s?(\d{1,3}))?(?:\s?제?\s?(\d{1,2})\s?항)?(?:\s?제?\s?(\d{1,2})\s?호)?/g;
const englishLabel =
  /\b(?:section|article|clause|paragraph)\s+(\d{1,3}(?:\.\d{1,3})*|[ivxlc]{1,6}\b)((?:\([a-z0-9]{1,4}\))*)/gi;
/** What an attachment is called. */
const annexWords = oneOf`
  별지
  별표
  붙임
  별첨
  부록
  첨부
  부속서
  exhibit
  schedule
  annex
  appendix
  attachment
`;
const annexLabel = new RegExp(
  String.raw`(${annexWords})\s?(?:제\s?)?(\d{1,2}(?:-\d{1,2})?|[a-z](?![a-z])|[가나다라마바사](?=[\s.,?]|$))?`,
  "gi",
);
/** An article of an attachment: the attachment, its number, and what koreanLabel reads. */
const articleOfPart = new RegExp(
  String.raw`(부칙|별지|별표|붙임|별첨|부록|첨부|부속서)\s?(?:제?\s?(\d{1,2})(?!\d|\s?조)\s?호?)?\s?의?\s?${koreanLabel.source}`,
  "g",
);
const range = /^\s?(?:조?\s?(?:부터|에서|내지|through|to)|[~∼～-])\s?$/;
const looseList = /(\d{1,3})(?=\s?(?:,|와|과|및|·|ㆍ|랑|하고)\s?제?\s?\d{1,3}\s?조)/g;

/** A label that someone wrote, and the unit of this contract it means; null when the contract has no such part. */
export interface AskedLabel<Part = Unit> {
  readonly written: string;
  readonly label: string;
  readonly unit: Part | null;
  /** False where the contract has the article that is named and not its paragraph or item. */
  readonly exact: boolean;
}

/** A contract as far as its parts are labelled. */
export interface LabelledParts<Part extends Pick<Unit, "kind" | "label">> {
  readonly units: readonly Part[];
  readonly labels: ReadonlyMap<string, { readonly start: number }>;
  unitAt(offset: number): Part | undefined;
}
type AnyPart = Pick<Unit, "kind" | "label">;

/** The articles, annexes and other parts that a text names: 제5조, 5조 2항, 제3조부터 제7조, Section 4.2(b), 별지 1, 부칙. */
export function labelsInText<Part extends AnyPart>(text: string, contract: LabelledParts<Part>): AskedLabel<Part>[] {
  const inParts = articlesOfParts(text, contract);
  const rest = text.replace(articleOfPart, " ");
  const found = [
    ...inParts,
    ...koreanLabels(rest, contract),
    ...englishLabels(rest, contract),
    ...partLabels(rest, contract),
  ];
  return found.filter((asked, at) => found.findIndex((other) => other.label === asked.label) === at);
}

/** 부칙 제2조, 별지 1의 제3조 제1항: of the part that is named, not of the contract. */
function articlesOfParts<Part extends AnyPart>(text: string, contract: LabelledParts<Part>): AskedLabel<Part>[] {
  return [...text.matchAll(articleOfPart)].map(([written, kind = "", number, index, branch, paragraph, item]) => {
    const part = number === undefined ? kind : `${kind} ${number}`;
    return asked(contract, `${part} ${koreanName(index, branch, paragraph, item)}`, written);
  });
}

function koreanName(index = "", branch?: string, paragraph?: string, item?: string): string {
  const article = `제${index}조${branch === undefined ? "" : `의${branch}`}`;
  return [article, paragraph && `제${paragraph}항`, item && `제${item}호`].filter(Boolean).join(" ");
}

function koreanLabels<Part extends AnyPart>(text: string, contract: LabelledParts<Part>): AskedLabel<Part>[] {
  const matches = [...text.matchAll(koreanLabel)];
  const listed = [...text.matchAll(looseList)].map(([, number]) => asked(contract, `제${number}조`));
  const named = matches.flatMap((match, at) => {
    const [written, index, branch, paragraph, item] = match;
    const unit = `제${index}조${branch === undefined ? "" : `의${branch}`}`;
    const label = koreanName(index, branch, paragraph, item);
    const before = matches[at - 1];
    const isRange = before !== undefined && range.test(text.slice(before.index + before[0].length, match.index));
    const between = isRange ? unitsBetween(contract, `제${before[1]}조`, unit) : [];
    return [...between, asked(contract, label, written)];
  });
  return [...listed, ...named];
}

function unitsBetween<Part extends AnyPart>(
  contract: LabelledParts<Part>,
  from: string,
  to: string,
): AskedLabel<Part>[] {
  const start = contract.units.findIndex(({ label }) => label === from);
  const end = contract.units.findIndex(({ label }) => label === to);
  if (start < 0 || end < 0) return [];
  return contract.units.slice(start + 1, end).map(({ label }) => asked(contract, label));
}

function englishLabels<Part extends AnyPart>(text: string, contract: LabelledParts<Part>): AskedLabel<Part>[] {
  return [...text.matchAll(englishLabel)].map(([written, number = "", points = ""]) => {
    const spelled = number.toUpperCase();
    const spellings = [`Section ${spelled}`, `Article ${spelled}`, spelled, number].map((label) => `${label}${points}`);
    return asked(contract, spellings.find((label) => contract.labels.has(label)) ?? written, written);
  });
}

function partLabels<Part extends AnyPart>(text: string, contract: LabelledParts<Part>): AskedLabel<Part>[] {
  const named = [...text.matchAll(annexLabel)].flatMap(([written, kind = "", number]) => {
    const label = `${kind.charAt(0).toUpperCase()}${kind.slice(1).toLowerCase()}${number === undefined ? "" : ` ${number.toUpperCase()}`}`;
    if (number === undefined)
      return contract.units
        .filter((unit) => unit.label.startsWith(label))
        .map((unit) => asked(contract, unit.label, written));
    return [asked(contract, label, written)];
  });
  const parts = contract.units.filter(
    ({ kind, label }) =>
      (kind === "supplementary" || kind === "preamble") &&
      /부\s?칙|전문/.test(label) &&
      text.includes(label.replace(/ \(\d+\)$/, "")),
  );
  const articles = contract.units.filter(({ kind }) => kind === "article");
  const last = /마지막\s?(?:조항|조\b|조문)|\blast (?:article|section|clause)\b/i.test(text)
    ? articles.at(-1)
    : undefined;
  const first = /(?:첫\s?번?째?|맨\s?처음)\s?(?:조항|조\b|조문)|\bfirst (?:article|section|clause)\b/i.test(text)
    ? articles[0]
    : undefined;
  return [
    ...named,
    ...[...parts, first, last].filter((unit) => unit !== undefined).map((unit) => asked(contract, unit.label)),
  ];
}

function asked<Part extends AnyPart>(contract: LabelledParts<Part>, label: string, written = label): AskedLabel<Part> {
  const [article, part] = [label.replace(/ 제\d+[항호].*$/, ""), label.replace(/ 제\d+조.*$/, "")];
  const node = contract.labels.get(label) ?? contract.labels.get(article) ?? contract.labels.get(part);
  const unit = node === undefined ? null : (contract.unitAt(node.start) ?? null);
  return { written, label, unit, exact: contract.labels.has(label) };
}
