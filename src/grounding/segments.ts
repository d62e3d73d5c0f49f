import { cellsOfRow, oneOf, sentencesOf } from "#language";
import type { Reading } from "#language/meaning";
import { beginsException } from "./exception-start.ts";
import { provisionHead } from "./provision-head.ts";
import { unwrap } from "./unwrap.ts";

/** A clause or sentence of the evidence that a claim may be about. */
export interface Segment {
  readonly text: string;
  readonly reading: Reading;
  /** The sentence it is part of, as the evidence has it. */
  readonly sentence: string;
  /** The rule that this is an exception to, where it says no more than that the rule does not hold. */
  readonly rule: Reading | null;
}

const maxSegments = 400;
const deniesAll = /그러하지 아니|예외로 한|적용하지 아니|does not apply|shall not apply/iu;

export type ReadClause = (clause: string) => Reading;

/** The clauses of a text sentence by sentence, each read with what it leaves unsaid: its subject, and the rule that it is an exception to. */
export function* readSegments(text: string, read: ReadClause): Generator<Segment[], void> {
  let count = 0;
  let rule: Reading | null = null;
  for (const sentence of splitEvidence(text)) {
    if (count >= maxSegments) break;
    const segments: Segment[] = [];
    const clauses = clausesOf(sentence);
    const isException = beginsException(sentence);
    const whole = read(sentence);
    const denied = isException && deniesAll.test(sentence) ? rule : null;
    const ruleTopic = isException ? (rule?.mentions.findLast(({ agent }) => agent !== null)?.agent ?? null) : null;
    segments.push({ text: sentence, reading: withTopic(whole, ruleTopic), sentence, rule: denied });
    if (clauses.length > 1) {
      let topic: string | null = ruleTopic;
      for (const clause of clauses) {
        const reading = read(clause);
        segments.push({ text: clause, reading: withTopic(reading, topic), sentence, rule: denied });
        topic = reading.mentions.findLast(({ agent }) => agent !== null)?.agent ?? topic;
      }
    }
    const split = exceptionOf(sentence);
    if (split !== null)
      segments.push({
        text: split.exception,
        reading: read(split.exception),
        sentence,
        rule: read(split.main),
      });
    if (!isException) rule = whole;
    count += segments.length;
    yield segments;
  }
}

const exceptionWords = [
  "save where",
  "save that",
  "except where",
  "except when",
  "except if",
  "except in case of",
  "except in cases of",
  "except in the case of",
  "other than where",
];
const exceptionShape = new RegExp(String.raw`^(.{12,}?),?\s(?:${exceptionWords.join("|")})\s(.{6,})$`, "isu");

/** "…, except in cases of …": the rule and what it does not hold for. */
function exceptionOf(sentence: string): { main: string; exception: string } | null {
  const match = exceptionShape.exec(sentence);
  return match === null ? null : { main: match[1] ?? "", exception: match[2] ?? "" };
}

export function withoutHead(line: string): string {
  const rest = line.replace(provisionHead, "").replace(provisionHead, "");
  return rest === "" ? line : rest;
}

/** Lines, paragraphs (②, 9.2, (2)) and items (2. …), which need no end of a sentence before them. */
const provisionBorder = new RegExp(
  oneOf`
    \n+
    (?<=[.다요])\s(?=[①-⑳])
    (?<=[^)][.;])\s(?=(?:\d{1,2}\.\d{1,2}|\(\d{1,2}\))\s[A-Z])
    (?<=[가-힣)])\s(?=\d{1,2}\.\s[가-힣])
  `,
  "u",
);

/** Sentences; a row of a table is one, read with its heading. */
function splitEvidence(text: string): string[] {
  let heading: string | null = null;
  return unwrap(text)
    .split(provisionBorder)
    .flatMap((line) => {
      const row = withoutHead(line.trim());
      if (!row.startsWith("|")) {
        heading = null;
        return sentencesOf(row).map(({ start, end }) => row.slice(start, end));
      }
      if (/^[|\s:-]+$/.test(row)) return [];
      if (heading !== null) return cellsOf(heading, row);
      heading = row;
      return [];
    });
}

/** Each cell of a row as a small sentence: row name, column name, value. */
function cellsOf(heading: string, row: string): string[] {
  const columns = cellsOfRow(heading);
  const [name = "", ...values] = cellsOfRow(row);
  return values.map((value, index) => `${name} ${columns[index + 1] ?? ""}: ${value}`);
}

const coordinated = new RegExp(
  oneOf`
    (?<=[가-힣](?:고|며|되|으나|지만|는데|거나)),\s
    (?<=(?:이|가|은|는|만|전부터|까지)),\s(?=[^,]{2,40}(?:은|는|이|가)\s)
    ;\s
    ,\s(?:and|but|while|whereas)\s
    (?<=수 있고|하고|하며|있으며|지만|으나)\s(?=\S+(?:은|는|이|가)\s)
    (?<=이내|이상|이하),\s
  `,
  "u",
);

/** The coordinate clauses of a sentence. Conditions stay with what depends on them. */
export function clausesOf(sentence: string): string[] {
  return sentence.split(coordinated).filter((part) => part.trim() !== "");
}

function withTopic(reading: Reading, topic: string | null): Reading {
  if (topic === null) return reading;
  return { ...reading, mentions: reading.mentions.map((mention) => ({ ...mention, agent: mention.agent ?? topic })) };
}
