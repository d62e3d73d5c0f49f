import type { Unit } from "./contract.ts";
import { joinLabels } from "./structure/labels.ts";

/** 제5조 (2): the second of its name. */
const timesBehind = String.raw`(?: ?\((\d{1,2})\))?`;
const koreanPoints = String.raw`(?:\s?제?\s?(\d{1,2})\s?항)?(?:\s?제?\s?(\d{1,2})\s?호)?`;
const koreanLabel = new RegExp(
  String.raw`제?\s?(\d{1,4})\s?조(?!\s?(?:원|달러|항|각))(?:\s?의\s?(\d{1,3}))?${timesBehind}${koreanPoints}`,
  "g",
);
const englishNumber = String.raw`(\d{1,3}(?:\.\d{1,3})*|[ivxlc]{1,6}\b)`;
const englishLabel = new RegExp(
  String.raw`\b(?:section|article|clause|paragraph)\s+${englishNumber}(?: \((\d{1,2})\))?((?:\([a-z0-9]{1,4}\))*)`,
  "gi",
);
/** What an attachment is called. */
const annexWords =
  "별지|별표|붙임|별첨|부록|첨부|부속서|특약사항|특별약정사항|특별약정|특약|exhibit|schedule|annex|appendix|attachment";
const annexLabel = new RegExp(
  String.raw`(${annexWords})\s?(?:제\s?)?(\d{1,2}(?:-\d{1,2})?|[a-z](?![a-z])|[가나다라마바사](?=[\s.,?]|$))?${timesBehind}`,
  "gi",
);
/** An article of an attachment: the attachment, its number, and what koreanLabel reads. */
const articleOfPart = new RegExp(
  String.raw`(부칙|별지|별표|붙임|별첨|부록|첨부|부속서)\s?(?:제?\s?(\d{1,2})(?!\d|\s?조)\s?호?)?${timesBehind}\s?의?\s?${koreanLabel.source}`,
  "g",
);
/** 조 with its particle: 조건, 조치 and 조정 are other words. */
const anArticle = String.raw`\s?(?:조항|조문|조(?:에서|부터|까지|[은는이가을를의에도만와과])?(?![가-힣]))`;
const lastArticle = new RegExp(String.raw`마지막${anArticle}|\blast (?:article|section|clause)\b`, "i");
const firstArticle = new RegExp(
  String.raw`(?:첫\s?번?째?|맨\s?처음)${anArticle}|\bfirst (?:article|section|clause)\b`,
  "i",
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
  const whole = text.trim();
  if (contract.labels.has(whole)) return withNamesakes(asked(contract, whole), contract);
  const rest = text.replace(articleOfPart, " ");
  const named = [
    ...articlesOfParts(text, contract),
    ...koreanLabels(rest, contract),
    ...englishLabels(rest, contract),
    ...partLabels(rest, contract),
  ];
  const found = onceEach(named).flatMap(({ label, written }) =>
    withNamesakes(asked(contract, label, written), contract),
  );
  return onceEach(found);
}

/** A label as the contract would have it, and as it was written. */
type NamedLabel = Pick<AskedLabel, "label" | "written">;

/** The first of each label: a long message may name the same a thousand times. */
function onceEach<Named extends NamedLabel>(named: readonly Named[]): Named[] {
  const first = new Map<string, Named>();
  for (const one of named) if (!first.has(one.label)) first.set(one.label, one);
  return [...first.values()];
}

/** No file holds more agreements that somebody asks about at once. */
const mostNamesakes = 20;
/** What stands behind the name of the first, of the second, and so on. */
const namesakeMarks = Array.from({ length: mostNamesakes }, (_, before) => (before === 0 ? "" : ` (${before + 1})`));

/** 제5조 of a file that holds two agreements means the article of each that has what is named of it. */
function withNamesakes<Part extends AnyPart>(
  named: AskedLabel<Part>,
  contract: LabelledParts<Part>,
): AskedLabel<Part>[] {
  const name = named.unit?.label;
  if (name === undefined) return [named];
  const inside = named.label.slice(name.length);
  const below = /^[ (]|^$/.test(inside) ? inside.trim() : named.label;
  const all = [named];
  for (const mark of namesakeMarks.slice(1)) {
    const namesake = `${name}${mark}`;
    if (!contract.labels.has(namesake)) break;
    all.push(asked(contract, below === "" ? namesake : joinLabels(namesake, below), named.written));
  }
  const exact = all.filter((one) => one.exact);
  return exact.length > 0 ? exact : [named];
}

/** The second of a name, where the contract has it; where it has not, the "(2)" behind it means something else. */
function repeated(contract: LabelledParts<AnyPart>, label: string, times?: string): string {
  const second = `${label} (${times})`;
  return contract.labels.has(second) ? second : label;
}

/** 부칙 제2조, 별지 1의 제3조 제1항: of the part that is named, not of the contract. */
function articlesOfParts(text: string, contract: LabelledParts<AnyPart>): NamedLabel[] {
  return [...text.matchAll(articleOfPart)].map(([written, kind = "", number, timesOfPart, ...parts]) => {
    const [index, branch, times, paragraph, item] = parts;
    const part = repeated(contract, number === undefined ? kind : `${kind} ${number}`, timesOfPart);
    const name = `${part} ${koreanName(index, branch)}`;
    return { label: koreanPoint(contract, name, times, [paragraph, item]), written };
  });
}

const koreanName = (index = "", branch?: string) => `제${index}조${branch === undefined ? "" : `의${branch}`}`;

/** A point of an article; the article alone where a "(2)" that names no second of its name stands between the two. */
function koreanPoint(
  contract: LabelledParts<AnyPart>,
  name: string,
  times: string | undefined,
  [paragraph, item]: readonly (string | undefined)[],
): string {
  const article = repeated(contract, name, times);
  if (times !== undefined && article === name) return article;
  return [article, paragraph && `제${paragraph}항`, item && `제${item}호`].filter(Boolean).join(" ");
}

function koreanLabels(text: string, contract: LabelledParts<AnyPart>): NamedLabel[] {
  const matches = [...text.matchAll(koreanLabel)];
  const listed = [...text.matchAll(looseList)].map(([, number]) => byName(`제${number}조`));
  const named = matches.flatMap((match, at) => {
    const [written, index, branch, times, paragraph, item] = match;
    const name = koreanName(index, branch);
    const label = koreanPoint(contract, name, times, [paragraph, item]);
    const before = matches[at - 1];
    const isRange = before !== undefined && range.test(text.slice(before.index + before[0].length, match.index));
    const between = isRange ? unitsBetween(contract, `제${before[1]}조`, repeated(contract, name, times)) : [];
    return [...between, { label, written }];
  });
  return [...listed, ...named];
}

const byName = (label: string): NamedLabel => ({ label, written: label });

function unitsBetween(contract: LabelledParts<AnyPart>, from: string, to: string): NamedLabel[] {
  const start = contract.units.findIndex(({ label }) => label === from);
  const end = contract.units.findIndex(({ label }) => label === to);
  if (start < 0 || end < 0) return [];
  return contract.units.slice(start + 1, end).map(({ label }) => byName(label));
}

function englishLabels(text: string, contract: LabelledParts<AnyPart>): NamedLabel[] {
  return [...text.matchAll(englishLabel)].map(([written, number = "", times, points = ""]) => {
    const spelled = number.toUpperCase();
    const names = [`Section ${spelled}`, `Article ${spelled}`, spelled, number];
    const inside = times === undefined ? points : `(${times})${points}`;
    const spellings = [
      ...(times === undefined ? [] : names.map((name) => `${name} ${inside}`)),
      // A point may be one that only a later agreement of the file has.
      ...namesakeMarks.flatMap((again) => names.map((name) => `${name}${again}${inside}`)),
      ...(times === undefined ? [] : names.map((name) => repeated(contract, name, times))),
    ];
    return { label: spellings.find((label) => contract.labels.has(label)) ?? written, written };
  });
}

function partLabels(text: string, contract: LabelledParts<AnyPart>): NamedLabel[] {
  const named = [...text.matchAll(annexLabel)].flatMap(([written, kind = "", number, times]) => {
    const label = `${kind.charAt(0).toUpperCase()}${kind.slice(1).toLowerCase()}${number === undefined ? "" : ` ${number.toUpperCase()}`}`;
    if (number === undefined)
      return contract.units
        .filter((unit) => unit.label.startsWith(label))
        .map((unit) => ({ label: unit.label, written }));
    return [{ label: repeated(contract, label, times), written }];
  });
  const written = contract.units.filter(
    ({ kind, label }) =>
      (kind === "supplementary" || kind === "preamble") && /부\s?칙|전문/.test(label) && text.includes(label),
  );
  // Whoever writes 부칙 (2) writes 부칙, too.
  const parts = written.filter(({ label }) => !written.some((other) => other.label.startsWith(`${label} (`)));
  const articles = contract.units.filter(({ kind }) => kind === "article");
  const last = lastArticle.test(text) ? articles.at(-1) : undefined;
  const first = firstArticle.test(text) ? articles[0] : undefined;
  return [...named, ...[...parts, first, last].filter((unit) => unit !== undefined).map(({ label }) => byName(label))];
}

function asked<Part extends AnyPart>(contract: LabelledParts<Part>, label: string, written = label): AskedLabel<Part> {
  const [article, part] = [label.replace(/ 제\d+[항호].*$/, ""), label.replace(/ 제\d+조.*$/, "")];
  const node = contract.labels.get(label) ?? contract.labels.get(article) ?? contract.labels.get(part);
  const unit = node === undefined ? null : (contract.unitAt(node.start) ?? null);
  return { written, label, unit, exact: contract.labels.has(label) };
}
